import type { Anchor, Block } from './block.js';
import type { Area } from './pen.js';

/** A part of the document that begins on a new page and flows on from there. */
export interface Section {
  /** It is like the ID of an anchor: links to it lead to the first page of the section. */
  id: string;
  /** The words at the top of the section's pages. */
  title: string;
  blocks: readonly Block[];
  /** The areas of a page that blocks are placed in, filled one after the other. */
  areas: readonly Area[];
  /** Omits the header and the footer, as on a cover. */
  bare?: boolean;
}

export interface Page {
  section: Section;
  placed: Placed[];
}

export interface Placed {
  block: Block;
  x: number;
  y: number;
}

/** Places all blocks of a section on pages. */
export function breakIntoPages(section: Section): Page[] {
  const flow = new Flow(section);
  for (const block of section.blocks) flow.add(block);
  return flow.end();
}

/** The page numbers, starting with 1, of everything that links can lead to. */
export function pageNumbers(pages: readonly Page[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, { section, placed }] of pages.entries()) {
    if (!numbers.has(section.id)) numbers.set(section.id, index + 1);
    for (const { block } of placed) if (block.anchor) numbers.set(block.anchor.id, index + 1);
  }
  return numbers;
}

class Flow {
  private readonly pages: Page[] = [];
  private area = -1;
  /** The height that is left in the current area. */
  private left = 0;
  /** Headings that are placed together with the block below them. */
  private waiting: Block[] = [];

  constructor(private readonly section: Section) {
    this.nextArea();
  }

  add(block: Block) {
    this.waiting.push(block);
    if (block.keepsWithNext || (block.isSpace && this.waiting.length > 1)) return;
    const blocks = this.waiting;
    this.waiting = [];
    this.placeTogether(blocks);
  }

  end(): Page[] {
    for (const block of this.waiting) this.place(block);
    return this.pages;
  }

  /** Places headings together with the block below them, or at least with its first part. */
  private placeTogether(blocks: Block[]) {
    const body = blocks.at(-1);
    if (!body) return;
    const headings = blocks.slice(0, -1);
    const needed = headings.reduce((sum, { height }) => sum + height, 0);
    const goesOn = body.height <= this.left - needed || body.cut(this.left - needed, this.full) !== null;
    if (headings.length > 0 && !goesOn && this.left < this.full) this.nextArea();
    for (const heading of headings) this.place(heading);
    // Cutting a block that should be kept whole is better than leaving its heading alone on a page.
    this.place(body, headings.length > 0 ? Math.min(this.full, this.left) : this.full);
  }

  /** A block that is higher than `full` may be cut even if it should be kept whole. */
  private place(given: Block, full = this.full) {
    if (given.isSpace && (this.left === this.full || given.height > this.left)) return;
    let block = given;
    while (block.height > this.left) {
      const cut = block.cut(this.left, full);
      if (cut) this.put({ ...cut[0], ...beginningOf(block) });
      else if (this.left === this.full) break;
      this.nextArea();
      if (cut) block = cut[1];
    }
    this.put(block);
  }

  private put(block: Block) {
    const { x, y, height } = this.currentArea;
    this.pages.at(-1)?.placed.push({ block, x, y: y + height - this.left });
    this.left -= block.height;
  }

  private nextArea() {
    this.area = (this.area + 1) % this.section.areas.length;
    if (this.area === 0) this.pages.push({ section: this.section, placed: [] });
    this.left = this.full;
  }

  private get full(): number {
    return this.currentArea.height;
  }

  private get currentArea(): Area {
    return this.section.areas[this.area] ?? { x: 0, y: 0, width: 0, height: 0 };
  }
}

/** The properties that only the first part of a cut block keeps. */
const beginningOf = ({ anchor, prepare }: Block): { anchor?: Anchor; prepare?: () => Promise<void> } => ({
  ...(anchor && { anchor }),
  ...(prepare && { prepare }),
});
