struct Traveller {
  let forecast: any Forecasting

  func packs(for city: String) async -> String {
    guard let temperature = try? await forecast.temperature(in: city) else { return "everything" }
    forecast.forget(city)
    return temperature > 20 ? "a hat" : "a coat"
  }
}
