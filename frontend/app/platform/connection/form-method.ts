/** Whether a navigation only asks for a page, as links and searches do. Remix writes the methods of forms in capitals. */
export const onlyAsks = (formMethod: string | undefined): boolean =>
  formMethod === undefined || formMethod === 'GET';
