export { type ChartPoint, LineChart, type LineChartProps } from './line-chart';
