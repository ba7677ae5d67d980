import { ListOf, Part, WholeNumber } from '../../../platform/http/answers.js';
import type { CustomersPage } from '../customers.service.js';
import { CustomerResponse } from './customer.response.js';

export class SearchedCustomersResponse {
  @ListOf(Part(CustomerResponse), 'A page of those who were found') customers: CustomerResponse[];

  @ListOf(Part(CustomerResponse), 'Those whose ids were sent along, as far as there are')
  picked: CustomerResponse[];

  @WholeNumber('How many were found, on all pages') found: number;
  @WholeNumber('How many there are, whatever is searched') total: number;

  constructor({ customers, picked, found, total, known }: CustomersPage) {
    this.customers = customers.map((customer) => new CustomerResponse(customer, known));
    this.picked = picked.map((customer) => new CustomerResponse(customer, known));
    this.found = found;
    this.total = total;
  }
}
