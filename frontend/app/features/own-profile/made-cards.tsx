import { useFreshWhile } from '~/features/fresh/use-fresh-while';
import { madeCardsPath, recipeCardsPath } from '~/paths/account';
import { absoluteTime, Banner, Bar, ButtonLink, ButtonRow, Card, Stack } from '~/ui';
import type { CardExport } from './recipe-cards-form';

type MadeCardsProps = { last: CardExport; timeZone: string | null };

/** The last cards that the server makes or has made in the background. */
export function MadeCards({ last, timeZone }: MadeCardsProps) {
  const { name, status, total } = last;
  const isUnderWay = status === 'waiting' || status === 'running';
  useFreshWhile(isUnderWay);
  return (
    <Card title={`${name}: ${cardsText(total)}`}>
      <Stack>
        <div role="status">
          {status === 'failed' ? (
            <Banner tone="danger" title="The cards could not be made">
              Please try again. If it happens again, please choose fewer recipes.
            </Banner>
          ) : (
            statusTexts[status]
          )}
        </div>
        {isUnderWay ? <Progress {...last} /> : null}
        {status === 'done' ? <File last={last} timeZone={timeZone} /> : null}
      </Stack>
    </Card>
  );
}

const inBackground =
  'These are many cards, so they are made in the background. You may leave this page and come back.';

const statusTexts = { waiting: inBackground, running: inBackground, done: 'The cards are ready.' };

function Progress({ made, total }: Pick<CardExport, 'made' | 'total'>) {
  return (
    <>
      <div className="grid gap-1">
        <p>
          {made} of {cardsText(total)} made
        </p>
        <Bar parts={[{ key: 'made', value: made, fill: 'fill-accent' }]} total={total} />
      </div>
      <div className="not-noscript:hidden">
        <ButtonLink to={recipeCardsPath} reloadDocument>
          See how far they are
        </ButtonLink>
      </div>
    </>
  );
}

function File({ last: { id, bytes, expiresAt }, timeZone }: { last: CardExport; timeZone: string | null }) {
  return (
    <>
      <p className="text-muted">
        {sizeText(bytes ?? 0)}
        {expiresAt ? `, kept until ${absoluteTime(new Date(expiresAt), timeZone, true)}` : null}
      </p>
      <ButtonRow>
        <ButtonLink to={madeCardsPath(id)} variant="primary" reloadDocument>
          Download
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

const cardsText = (count: number): string => (count === 1 ? '1 card' : `${count.toLocaleString('en')} cards`);

const MEGABYTE = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
