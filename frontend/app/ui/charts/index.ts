export { type ChartLine, type ChartPoint, type Drawing, drawingOf } from './drawing';
export { LineChart, type LineChartProps } from './line-chart';
export { PieChart } from './pie-chart';
export { Swatch } from './swatch';
export { wholePercentages } from './whole-percentages';
