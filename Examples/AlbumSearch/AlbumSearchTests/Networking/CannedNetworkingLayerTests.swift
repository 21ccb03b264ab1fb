import XCTest

@testable import AlbumSearch

class CannedNetworkingLayerTests: XCTestCase {
  private func titles(_ layer: NetworkingLayer) async throws -> [String] {
    let result = await withCheckedContinuation { continuation in
      layer.searchFor(searchTerm: "Phish") { continuation.resume(returning: $0) }
    }
    return try result.get().map { $0.title }
  }

  func testAnswersInOrderAndRepeatsTheLastAnswer() async throws {
    let layer = CannedNetworkingLayer([.nothing, .albums])

    let answers = [try await titles(layer), try await titles(layer), try await titles(layer)]

    XCTAssertEqual(answers, [[], ["Junta", "Farmhouse", "Big Boat"], ["Junta", "Farmhouse", "Big Boat"]])
  }

  func testFailsAsWithoutANetwork() async {
    do {
      _ = try await titles(CannedNetworkingLayer([.failure]))
      XCTFail("there was an answer")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet)
    }
  }

  func testSilenceIsNoAnswer() {
    let answered = expectation(description: "answered")
    answered.isInverted = true
    CannedNetworkingLayer([.silence]).searchFor(searchTerm: "Phish") { _ in answered.fulfill() }

    wait(for: [answered], timeout: 0.05)
  }

  func testTheLaunchChoosesTheLayer() {
    let canned = LaunchEnvironment(variables: [LaunchEnvironment.answersKey: "albums"]).networkingLayer
    XCTAssertTrue(canned is CannedNetworkingLayer)

    let live = LaunchEnvironment(variables: [:]).networkingLayer
    XCTAssertTrue(live as? DefaultNetworkingLayer === DefaultNetworkingLayer.instance)
  }
}
