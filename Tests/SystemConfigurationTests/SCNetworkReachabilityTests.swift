import Foundation
import Glibc
import SystemConfiguration
import Testing

@Suite struct SCNetworkReachabilityTests {
  @Test("Nothing can be reached")
  func flags() throws {
    let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags: SCNetworkReachabilityFlags = [.reachable]
    #expect(SCNetworkReachabilityGetFlags(reachability, &flags) && flags.isEmpty)
  }

  @Test("No call fails, and failures have names")
  func errors() {
    #expect(SCError() == kSCStatusOK)
    #expect(String(cString: SCErrorString(kSCStatusInvalidArgument)) == "Invalid argument")
  }

  @Test("Callbacks are taken, and addresses have a length")
  func callbacks() throws {
    var address = sockaddr()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    #expect(address.sa_len == 16)
    let reachability = try #require(
      withUnsafePointer(to: &address) { SCNetworkReachabilityCreateWithAddress(nil, $0) })
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil,
      copyDescription: { _ in Unmanaged.passRetained(NSString("monitor")) })
    #expect(SCNetworkReachabilityFlags.connectionAutomatic == .connectionOnTraffic)
    let callback: SCNetworkReachabilityCallBack = { _, _, _ in Issue.record("nothing changes") }
    #expect(SCNetworkReachabilitySetCallback(reachability, callback, &context))
    #expect(SCNetworkReachabilitySetDispatchQueue(reachability, nil))
  }
}
