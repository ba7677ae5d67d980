export interface Product {
  /** What the browser opens. */
  url: string;
  apiUrl: string;
  secret: string;
  dataDir: string;
  databaseUrl: string;
  googleUrl: string;
}

/** Told by start-product.mjs. */
export const product: Product = JSON.parse(process.env.PRODUCT ?? '{}');
