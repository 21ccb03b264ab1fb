/// Begins an expectation of what an asynchronous closure returns.
public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @escaping () async throws -> T?
) -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () -> (() async throws -> T)
) -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}

public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () -> (() async throws -> T?)
) -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}

public func expect(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () -> (() async throws -> Void)
) -> AsyncExpectation<Void> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true))
}
