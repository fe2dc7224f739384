import { useSite } from '../../../platform/pages/site.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import type { PennantArt } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import { AboutHero } from './about-hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Promises } from './promises.tsx';
import { WhoWeAre } from './who-we-are.tsx';
import { WhyOnline } from './why-online.tsx';

interface AboutPageProps {
  /** How many there are. */
  readonly colleges: number;
  readonly fairs: number;
  readonly pennant: PennantArt;
}

/** Who runs the site, why, how it works, and what is promised. */
export default function AboutPage({ colleges, fairs, pennant }: AboutPageProps) {
  const t = useTranslate();
  const { brand } = useSite();
  return (
    <>
      <AboutHero
        title={t(messages.poster)}
        lead={t(messages.lead, { brand: brand.name })}
        pennant={pennant}
      />
      <Wrap>
        <WhyOnline />
        <HowItWorks />
        <Promises />
        <WhoWeAre brand={brand} colleges={colleges} fairs={fairs} />
      </Wrap>
    </>
  );
}
