import { type Block, space, uncut } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { cropped, lateLine } from '../../platform/pdf/paragraph.js';
import { asPart } from '../../platform/pdf/part.js';
import { beside } from '../../platform/pdf/stacked.js';
import type { PageNumbers } from './page-numbers.js';
import { sectionHeading } from './section-heading.js';
import { columnsOf, type Sheet } from './sheet.js';
import { TEXT } from './theme.js';

const NUMBER_WIDTH = 30;
const INDENT = 12;

/** The table of contents: a line for each section and for each day and recipe in it, all of them links. */
export function contentsSection(sections: readonly Section[], numbers: PageNumbers, sheet: Sheet): Section {
  const areas = columnsOf(sheet, sheet.isWide ? 3 : 2);
  const width = areas[0]?.width ?? sheet.body.width;
  return {
    id: 'contents',
    title: 'Contents',
    areas,
    blocks: [
      sectionHeading('Contents', 'The numbers are pages. On screen, each line is a link.', width),
      ...sections.flatMap((section) => entriesOf(section, numbers, width)),
    ],
  };
}

function entriesOf({ id, title, blocks }: Section, numbers: PageNumbers, width: number): Block[] {
  const anchors = blocks.flatMap(({ anchor }) => (anchor ? [anchor] : []));
  const heading = entry(id, title, { indent: 0, width, numbers });
  return [
    space(8),
    anchors.length > 0 ? { ...heading, keepsWithNext: true } : heading,
    ...anchors.map((anchor) => entry(anchor.id, anchor.title, { indent: INDENT, width, numbers })),
  ];
}

function entry(
  id: string,
  title: string,
  { indent, width, numbers }: { indent: number; width: number; numbers: PageNumbers },
): Block {
  const style = indent === 0 ? TEXT.subheading : { ...TEXT.small, leading: 15 };
  const words = beside([
    { block: cropped(title, style, width - NUMBER_WIDTH - indent, 2), x: indent },
    {
      block: lateLine(() => numbers.of(id), { ...style, align: 'right' }, NUMBER_WIDTH),
      x: width - NUMBER_WIDTH,
    },
  ]);
  return asPart('P', {
    height: words.height,
    draw: (pen, x, y) => {
      words.draw(pen, x, y);
      pen.link(id, { x, y, width, height: words.height });
    },
    cut: uncut,
  });
}
