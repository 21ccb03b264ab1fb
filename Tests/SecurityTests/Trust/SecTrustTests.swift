import Foundation
import Security
import Testing

@Suite("Trust in certificates")
struct SecTrustTests {
  /// A root of its own, and a certificate for example.com and 127.0.0.1 that it has signed, both for a hundred years.
  private static let root = """
    MIIBfzCCASWgAwIBAgIUT0mJk7uaPqJT8+gRe/BzYw4bXTIwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJVGVzdCBSb290MCAXDTI2
    MTEyMjIyMTk0NVoYDzIxMjYxMDI5MjIxOTQ1WjAUMRIwEAYDVQQDDAlUZXN0IFJvb3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
    AASLmHFR5QccxtiGiyeNLDHyWtRN/cpu2Sg97puIr3wspUlKMAYuefFAfC8R8fqpXGHACLpK3c9InwZb5Ll0SGH1o1MwUTAdBgNV
    HQ4EFgQU0gniNnEiU4cSVUrzGXDiWdUyt9gwHwYDVR0jBBgwFoAU0gniNnEiU4cSVUrzGXDiWdUyt9gwDwYDVR0TAQH/BAUwAwEB
    /zAKBggqhkjOPQQDAgNIADBFAiBdA33qdJoVauXbnK9cZTjRPMa4qL/Ix9Zw40x5Q3ak3AIhANYrtQu0k7x4mYVDVC09oI63RvuU
    wS6NG2txE/ddlR1E
    """
  private static let leaf = """
    MIIBmTCCAT+gAwIBAgIUfIeVUmNMkYilGz4FvvpzbOMiYmcwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJVGVzdCBSb290MCAXDTI2
    MTEyMjIyMTk0NVoYDzIxMjYxMDI5MjIxOTQ1WjAWMRQwEgYDVQQDDAtleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEH
    A0IABLcie8aQhgZz54EdFjlFpx+j/XR0nNjEKxyZ9ICbf9nxlwpjfYiIXbmKePmetIP0eXwnpMSNf3elX2ptitfrtvujazBpMBwG
    A1UdEQQVMBOCC2V4YW1wbGUuY29thwR/AAABMAkGA1UdEwQCMAAwHQYDVR0OBBYEFObigouwQaVl5mBfMYQLYt7G+IvuMB8GA1Ud
    IwQYMBaAFNIJ4jZxIlOHElVK8xlw4lnVMrfYMAoGCCqGSM49BAMCA0gAMEUCIQDvV7OBTJ7wuVGP7tSios5o/FMA5ERJzUzSIX2Z
    BBsh2QIgJlofvhgmPib7dVMjBYLEe3Vn8ecJ11EtyhSh91G0THs=
    """

  private func certificate(_ text: String) throws -> SecCertificate {
    let data = try #require(Data(base64Encoded: text.replacingOccurrences(of: "\n", with: "")))
    return try #require(SecCertificateCreateWithData(nil, data as CFData))
  }

  private func trust(host: String?, anchored: Bool = true) throws -> SecTrust {
    var trust: SecTrust?
    let chain = [try certificate(Self.leaf)] as CFTypeRef
    #expect(
      SecTrustCreateWithCertificates(chain, SecPolicyCreateSSL(true, host.map { $0 as CFString }), &trust)
        == errSecSuccess)
    let made = try #require(trust)
    if anchored { SecTrustSetAnchorCertificates(made, [try certificate(Self.root)] as CFArray) }
    return made
  }

  private func problem(_ trust: SecTrust) -> Int? {
    var error: CFError?
    return SecTrustEvaluateWithError(trust, &error) ? nil : error?.code
  }

  @Test("A certificate that an anchor has signed is trusted for its hosts and addresses, and for no other")
  func hosts() throws {
    #expect(problem(try trust(host: "example.com")) == nil)
    #expect(problem(try trust(host: "127.0.0.1")) == nil)
    #expect(problem(try trust(host: nil)) == nil)
    #expect(problem(try trust(host: "example.org")) == Int(errSecHostNameMismatch))
  }

  @Test("Without the anchor, and after its time, it is not trusted; an exception helps")
  func failures() throws {
    let stranger = try trust(host: "example.com", anchored: false)
    #expect(problem(stranger) == Int(errSecNotTrusted))
    var result = SecTrustResultType.invalid
    #expect(SecTrustGetTrustResult(stranger, &result) == errSecSuccess)
    #expect(result == .recoverableTrustFailure)
    #expect(SecTrustSetExceptions(stranger, SecTrustCopyExceptions(stranger)))
    #expect(problem(stranger) == nil)
    let late = try trust(host: "example.com")
    SecTrustSetVerifyDate(late, Date(timeIntervalSince1970: 9_000_000_000) as CFDate)
    #expect(problem(late) == Int(errSecCertificateExpired))
    SecTrustSetPolicies(late, [SecPolicyCreateBasicX509()] as CFTypeRef)
    SecTrustSetVerifyDate(late, Date() as CFDate)
    #expect(SecTrustEvaluate(late, &result) == errSecSuccess)
    #expect(result == .unspecified)
  }

  @Test("A certificate has its bytes, its name and its key")
  func parts() throws {
    let leaf = try certificate(Self.leaf)
    #expect(SecCertificateCopySubjectSummary(leaf) as String? == "example.com")
    #expect(leaf == (try certificate(Self.leaf)))
    #expect(leaf != (try certificate(Self.root)))
    let trust = try trust(host: nil)
    #expect((SecTrustCopyCertificateChain(trust) as? [SecCertificate]) == [leaf])
    #expect(SecTrustGetCertificateCount(trust) == 1)
    #expect(SecTrustGetCertificateAtIndex(trust, 0) == leaf)
    #expect(SecTrustGetCertificateAtIndex(trust, 1) == nil)
    let key = try #require(SecTrustCopyKey(trust))
    #expect(key == SecCertificateCopyKey(leaf))
    #expect(key == SecCertificateCopyPublicKey(leaf))
    // A point of the curve: a byte that says so, and two numbers of 32.
    #expect(SecKeyCopyExternalRepresentation(key, nil)?.length == 65)
  }

  @Test("What is no certificate makes none, and no trust without one")
  func damaged() throws {
    #expect(SecCertificateCreateWithData(nil, Data("text".utf8) as CFData) == nil)
    #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates([SecCertificate]() as CFTypeRef, nil, &trust) == errSecParam)
    #expect(trust == nil)
  }
}
