import { ListOf, Part, WholeNumber } from '../../../platform/http/answers.js';
import type { CustomersPage } from '../customers.service.js';
import { CustomerResponse } from './customer.response.js';

export class SearchedCustomersResponse {
  @ListOf(Part(CustomerResponse), 'A page of the matches') customers: CustomerResponse[];

  @ListOf(Part(CustomerResponse), 'The customers with the requested IDs, if they exist')
  picked: CustomerResponse[];

  @WholeNumber('The number of matches on all pages') found: number;
  @WholeNumber('The number of all customers, regardless of the search') total: number;

  constructor({ customers, picked, found, total, known }: CustomersPage) {
    this.customers = customers.map((customer) => new CustomerResponse(customer, known));
    this.picked = picked.map((customer) => new CustomerResponse(customer, known));
    this.found = found;
    this.total = total;
  }
}
