import { inProject } from '../../scripts/launcher/project.mjs';

/** The text of a printed plan: its lines with typeface and size. */
export async function printedText(document) {
  const { planPages } = await import(inProject('build/backend/src/modules/plan-printing/plan-pdf.js'));
  const { sheetOf } = await import(inProject('build/backend/src/modules/plan-printing/sheet.js'));
  const { headerFooter } = await import(
    inProject('build/backend/src/modules/plan-printing/header-footer.js')
  );
  const sheet = sheetOf(document.options);
  const pages = await planPages(document, sheet);
  const atTopAndFoot = headerFooter(document, sheet, pages.length);
  const text = [];
  const nothing = () => false;
  const pen = {
    ...{ box: nothing, drawing: nothing, picture: nothing, link: nothing },
    ...{ part: (_, draw) => draw(), furniture: (draw) => draw() },
    line: ({ pieces, size }) => {
      const [first] = pieces;
      if (first) text.push({ face: first.face, size, text: pieces.map((piece) => piece.text).join('') });
    },
  };
  pages.forEach((page, index) => {
    if (!page.section.bare) atTopAndFoot(pen, page, index + 1);
    for (const { block, x, y } of page.placed) block.draw(pen, x, y);
  });
  return { text, pages: pages.length };
}
