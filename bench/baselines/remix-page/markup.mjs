/** Turns HTML that React has rendered back into a component that renders it, with elements only and no logic. */
export function componentFrom(html) {
  const [, head] = /<head>(.*)<\/head>/s.exec(html);
  const [, body] = /<body>(.*?)<script/s.exec(html);
  const links = [...head.matchAll(/<link[^>]*>/g)].map(([tag]) => propsOf(tag.slice(5)));
  return `import { Form, Link } from '@remix-run/react';

export const title = ${JSON.stringify(text(/<title>(.*?)<\/title>/.exec(head)[1]))};
export const description = ${JSON.stringify(text(/name="description" content="(.*?)"/.exec(head)?.[1] ?? ''))};
export const links = () => ${JSON.stringify(links)};

export function Page() {
  return <>${jsxFrom(body)}</>;
}
`;
}

/** React closes every element and quotes every value, so one pattern can parse all of it. */
const piece = /<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?: [^\s=>/]+="[^"]*")*)(\/?)>|([^<]+)/g;

function jsxFrom(html) {
  const names = [];
  return html
    .replaceAll(/<select(.*?)<\/select>/gs, chosenBySelect)
    .replaceAll(piece, (_, closed, opened, attributes, isEmpty, words) => {
      if (words) return `{${JSON.stringify(text(words))}}`;
      if (closed) return `</${names.pop()}>`;
      if (!opened) return '';
      const props = propsOf(attributes);
      const name = elementOf(opened, props);
      if (!isEmpty) names.push(name);
      return `<${name} {...${JSON.stringify(props)}}${isEmpty}>`;
    });
}

/** React marks the selected option where the select has a value. */
function chosenBySelect(select) {
  const chosen = /<option(?=[^>]* selected="")[^>]* value="([^"]*)"/.exec(select)?.[1];
  if (chosen === undefined) return select;
  return select.replace('<select', `<select defaultValue="${chosen}"`).replace(' selected=""', '');
}

/** Only Remix's own links and forms have this attribute. */
function elementOf(name, props) {
  if (!props['data-discover']) return name;
  delete props['data-discover'];
  if (name === 'form') return 'Form';
  props.to = props.href;
  delete props.href;
  return 'Link';
}

const yesOrNo = new Set(['checked', 'disabled', 'hidden', 'multiple', 'noValidate', 'readOnly', 'required']);
const reactName = { class: 'className', for: 'htmlFor', novalidate: 'noValidate', readonly: 'readOnly' };

function propsOf(attributes) {
  const props = [...attributes.matchAll(/ ([^\s=]+)="([^"]*)"/g)].map(([, name, value]) => {
    const prop = reactName[name] ?? name;
    return [prop, yesOrNo.has(prop) ? true : text(value)];
  });
  return Object.fromEntries(props);
}

const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const text = (html) => html.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => characters[entity]);
