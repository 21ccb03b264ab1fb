import AppIntents
import Testing

@Suite struct IntentParameterTests {
  private struct Cities: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Rome", "Oslo"] }
  }

  private struct Weather: AppIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description: IntentDescription? = "What it is like"

    @Parameter(title: "City", requestValueDialog: "Which?", optionsProvider: Cities()) var city: String
    @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10)) var days: Int
    @Parameter(title: "Hour", inclusiveRange: (0, 23)) var hour: Int?

    static var parameterSummary: some ParameterSummary {
      When(\.$days, .greaterThan, 1) {
        Summary("The weather of \(\.$city)") {
          \.$days
          \.$hour
        }
      } otherwise: {
        Switch(\.$days) {
          Case(0) { Summary("Now") }
          DefaultCase { Summary("Later in \(\.$city)") }
        }
      }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent {
      .result(value: "\(city) \(days) \(hour ?? -1)", opensIntent: Empty())
    }
  }

  private struct Empty: AppIntent {
    static let title: LocalizedStringResource = "Empty"

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func parametersHaveTheirDefaults() async throws {
    let intent = Weather()
    intent.city = "Rome"
    #expect(try await intent.perform().value == "Rome 3 -1")
    intent.hour = 5
    #expect(try await intent().value == "Rome 3 5")
    _ = Weather.parameterSummary
    #expect(Empty.authenticationPolicy == .alwaysAllowed && Weather.supportedModes == .background)
  }

  @Test func nobodyIsAsked() async throws {
    await #expect(throws: AppIntentError.self) { try await Weather().$city.requestValue("Which?") }
    #expect(await Cities().defaultResult() == nil)
  }
}
