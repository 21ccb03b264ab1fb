/// Begins an expectation of an asynchronous expression that is not in a closure.
public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure @escaping () async throws -> T?
) async -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}

public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure () -> (() async throws -> T)
) async -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}

public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure () -> (() async throws -> T?)
) async -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}

public func expecta(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @autoclosure () -> (() async throws -> Void)
) async -> AsyncExpectation<Void> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}
