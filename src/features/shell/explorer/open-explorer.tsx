import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './explorer.css';

const api = new URL('/graphql', location.href);
const socket = new URL(api);
socket.protocol = api.protocol.replace('http', 'ws');

/** The browser adds the session cookie and the origin, as for any page. */
const fetcher = createGraphiQLFetcher({
  url: api.href,
  subscriptionUrl: socket.href,
  enableIncrementalDelivery: false,
});

/** Shown when the explorer is opened for the first time; runs without an account. */
const firstQuery = `# Calls run with your session on this site.
# Not signed in? Add a token under Headers:
# { "authorization": "Bearer ..." }
# Mutations change the data of this site.

query Colleges {
  collegeDirectory(limit: 3) {
    items {
      name
      city
      state
    }
  }
}
`;

const container = document.querySelector('#explorer');
if (container)
  createRoot(container).render(
    <GraphiQL fetcher={fetcher} defaultQuery={firstQuery} showPersistHeadersSettings={false}>
      <GraphiQL.Logo>
        <a href="/">Home</a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
