/// The value of an asynchronous expression that is not in a closure, which must not be nil.
@discardableResult
public func unwrapa<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil,
  _ expression: @autoclosure @escaping () async throws -> T?
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError
  )
  .toNot(beNil(), description: description)
}

@discardableResult
public func unwrapa<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil,
  _ expression: @autoclosure () -> (() async throws -> T?)
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError
  )
  .toNot(beNil(), description: description)
}
