const INK = '#18181b';
const MUTED = '#52525b';
const ACCENT = '#047857';
const LINE = '#e4e4e7';

/** Inline styles, because many mail programs know no others. They are what a mail looks like in the light. */
export const styles = {
  body: {
    backgroundColor: '#fafafa',
    color: INK,
    fontFamily: 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif',
    margin: 0,
  },
  container: {
    backgroundColor: '#ffffff',
    borderRadius: '10px',
    margin: '32px auto',
    maxWidth: '560px',
    padding: '32px',
    // A name may be an address, which is longer than a phone is wide.
    wordBreak: 'break-word' as const,
  },
  brand: { color: ACCENT, fontSize: '16px', fontWeight: 600, margin: '0 0 24px' },
  heading: { fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' },
  section: { fontSize: '18px', lineHeight: '24px', margin: '32px 0 8px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quote: {
    borderLeft: `4px solid ${ACCENT}`,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    paddingLeft: '16px',
  },
  row: { margin: '0 0 12px', width: '100%' },
  picture: { borderRadius: '6px', display: 'block' },
  label: { color: MUTED, fontSize: '14px' },
  beside: { fontSize: '16px', lineHeight: '24px', paddingLeft: '16px' },
  list: { margin: '0 0 24px' },
  item: {
    borderBottom: `1px solid ${LINE}`,
    fontSize: '16px',
    lineHeight: '24px',
    margin: 0,
    padding: '8px 0',
  },
  itemLink: { color: ACCENT, textDecoration: 'underline' },
  button: {
    backgroundColor: ACCENT,
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 24px',
  },
  rule: { border: 'none', borderTop: `1px solid ${LINE}`, margin: '24px 0 0' },
  small: {
    color: MUTED,
    fontSize: '14px',
    lineHeight: '20px',
    margin: '16px 0',
  },
  link: { color: MUTED, textDecoration: 'underline' },
};

/**
 * Mail programs with a dark appearance follow these rules, which override the inline styles, and so do phones. The ground
 * around the page is a cell of a table inside the body. Child selectors would not work, because ">" is escaped here.
 */
export const SHEET = `
  @media (max-width: 600px) {
    .mail-page { margin: 0 !important; border-radius: 0 !important; padding: 24px 20px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .mail-body, .mail-body td { background-color: #09090b !important; color: #f4f4f5 !important; }
    .mail-page, .mail-page td { background-color: #18181b !important; color: #f4f4f5 !important; }
    .mail-muted { color: #a1a1aa !important; }
    .mail-brand { color: #34d399 !important; }
    .mail-line { border-color: #3f3f46 !important; }
  }`;
