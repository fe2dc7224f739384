import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

// A process that takes mail as fast as a line can bring it, and throws it away. It answers its parent
// with the port that it listens on, and whatever it is asked with how many mails it has taken.
let taken = 0;

const server = createServer((socket) => {
  let inText = false;
  let rest = '';
  socket.setNoDelay(true);
  socket.write('220 sink\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    rest += chunk.toString('latin1');
    for (;;) {
      const end = inText ? '\r\n.\r\n' : '\r\n';
      const at = rest.indexOf(end);
      if (at < 0) {
        // No more is needed to find the end of a text.
        if (inText) rest = rest.slice(-4);
        return;
      }
      const line = rest.slice(0, at).toUpperCase();
      rest = rest.slice(at + end.length);
      if (inText) {
        inText = false;
        taken += 1;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        inText = true;
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    }
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(taken));
process.on('disconnect', () => process.exit());
