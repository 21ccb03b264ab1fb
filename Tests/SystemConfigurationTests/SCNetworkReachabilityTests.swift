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

  @Test("The address of nowhere is made as on iOS, and flags have their old names")
  func oldNames() {
    var address = sockaddr_in(
      sin_len: 0, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 0),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    #expect(address.sin_len == 16 && address.sin_family == sa_family_t(AF_INET) && address.sin_port == 80)
    let flags: SCNetworkReachabilityFlags = [.reachable, .connectionRequired, .isDirect]
    #expect(flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
    #expect(flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) != 0)
    #expect(flags.rawValue & UInt32(kSCNetworkFlagsIsDirect) != 0)
    #expect(flags.rawValue & UInt32(kSCNetworkFlagsIsLocalAddress) == 0)
  }

  @Test("Callbacks are taken, and addresses have a length")
  func callbacks() throws {
    var address = sockaddr()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    #expect(address.sa_len == 16)
    let reachability = try #require(
      withUnsafePointer(to: &address) { SCNetworkReachabilityCreateWithAddress(nil, $0) })
    var context = SCNetworkReachabilityContext(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    let callback: SCNetworkReachabilityCallBack = { _, _, _ in Issue.record("nothing changes") }
    #expect(SCNetworkReachabilitySetCallback(reachability, callback, &context))
    #expect(SCNetworkReachabilitySetDispatchQueue(reachability, nil))
  }
}
