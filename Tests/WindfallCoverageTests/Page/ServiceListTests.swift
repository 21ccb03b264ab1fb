import Testing

@testable import WindfallCoverage

@Suite("The list of service frameworks")
struct ServiceListTests {
  private let list = ServiceList(
    package: """
      let services = [
        Service("AVKit", needs: ["AVFoundation", "UIKit"], tests: []),
        Service("AVFoundation", needs: ["UIKit"]),
        Service("Network", settings: fast),
        Service(library: "zlib", links: ["z"]),
      ]
      let package = Package(name: "P", targets: [.target(name: "UIKit")])
      """)

  @Test("Every entry is read, with what it needs, and nothing else")
  func entries() {
    #expect(list.services.map(\.name) == ["AVKit", "AVFoundation", "Network", "zlib"])
    #expect(list.services.map(\.needs) == [["AVFoundation", "UIKit"], ["UIKit"], [], []])
  }

  @Test("The table has of what a framework needs only services")
  func table() {
    #expect(list.text.contains("\"AVKit\": [\"AVFoundation\"],"))
    #expect(list.text.contains("\"AVFoundation\": [],"))
    #expect(list.text.contains("\"zlib\": [\"z\"],"))
  }
}
