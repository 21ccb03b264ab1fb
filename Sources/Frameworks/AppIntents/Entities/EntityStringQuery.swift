/// See [EntityStringQuery](https://developer.apple.com/documentation/appintents/entitystringquery).
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
