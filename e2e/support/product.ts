/** The running product, as start-product.mjs tells of it. */
export interface Product {
  /** Where the pages are, and the API under /api. */
  url: string;
  /** Where a journey may put pages that recipes are imported from. */
  sitePort: number;
  secret: string;
  dataDir: string;
  /** Where pictures of journeys that broke are kept. */
  pictures: string;
  databaseUrl: string;
}

export const product: Product = JSON.parse(process.env.PRODUCT ?? '{}');
