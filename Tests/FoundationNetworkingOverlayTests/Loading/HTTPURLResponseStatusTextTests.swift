import FoundationNetworking
import Testing

@testable @_spi(Windfall) import FoundationNetworkingOverlay

@Suite struct HTTPURLResponseStatusTextTests {
  @Test(
    "A status has Apple's words",
    arguments: [
      (200, "no error"), (404, "not found"), (500, "internal server error"), (299, "success"), (499, "client error"),
      (599, "server error"),
    ])
  func words(status: Int, text: String) {
    #expect(HTTPURLResponse.localizedString(forStatusCode: status) == text)
  }
}
