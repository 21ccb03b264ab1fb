import SystemConfiguration
import Testing

@Suite struct SCNetworkReachabilityTests {
  @Test("Nothing can be reached")
  func flags() throws {
    let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags: SCNetworkReachabilityFlags = [.reachable]
    #expect(SCNetworkReachabilityGetFlags(reachability, &flags) && flags.isEmpty)
  }
}
