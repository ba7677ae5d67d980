/** The running product as start-product.mjs describes it. */
export interface Product {
  /** The address of the pages, with the API under /api. */
  url: string;
  /** The port on which a journey can serve pages from which recipes are imported. */
  sitePort: number;
  secret: string;
  dataDir: string;
  /** The folder for screenshots of failed journeys. */
  pictures: string;
  databaseUrl: string;
}

export const product: Product = JSON.parse(process.env.PRODUCT ?? '{}');
