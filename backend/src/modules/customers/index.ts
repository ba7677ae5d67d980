export { CustomersModule } from './customers.module.js';
export type { OwnCustomerResponse, OwnCustomersResponse } from './dto/own-customer.response.js';
export { OwnCustomerQueries } from './own-customer.queries.js';
