import '../../residents/two/rule.ts'; // areas-in-order
