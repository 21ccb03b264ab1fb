import TestDoubles

@TestDoubles protocol Forecasting {
  func temperature(in city: String) async throws -> Int
  func forget(_ city: String)
}
