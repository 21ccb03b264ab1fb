import CryptographyEngine
import Glibc

/// Verifies a chain of certificates by its policies.
struct TrustVerification {
  private let values: SecTrust.State
  private let library = CryptoLibrary.required(by: "SecTrustEvaluateWithError").certificates

  init(_ values: SecTrust.State) { self.values = values }

  /// Why the leaf cannot be trusted.
  var problem: NSError? {
    let hosts = values.policies.map(\.host)
    for host in hosts.isEmpty ? [nil] : hosts {
      if let problem = problem(host: host) { return problem }
    }
    return nil
  }

  private func problem(host: String?) -> NSError? {
    guard let leaf = values.certificates.first, let store = library.newStore() else {
      return error(-1, "no certificate")
    }
    defer { library.freeStore(store) }
    for anchor in values.anchors { _ = library.addAnchor(store, anchor.object) }
    if !values.trustsAnchorsOnly { _ = library.addSystemAnchors(store) }
    guard let others = library.newStack(), let context = library.newContext() else { return error(-1, "no memory") }
    defer {
      library.freeContext(context)
      library.freeStack(others)
    }
    for certificate in values.certificates.dropFirst() { _ = library.push(others, certificate.object) }
    guard library.initialize(context, store, leaf.object, others) == 1, let parameters = library.parameters(context)
    else { return error(-1, "no memory") }
    // An anchor ends the chain whether it has signed itself or not.
    let partialChain: UInt = 0x80000
    _ = library.setFlags(parameters, partialChain)
    if let date = values.date { library.setTime(parameters, time_t(date.timeIntervalSince1970)) }
    if let host, library.setAddress(parameters, host) != 1 { _ = library.setHost(parameters, host, host.utf8.count) }
    guard library.verify(context) != 1 else { return nil }
    let code = library.error(context)
    return error(code, library.errorText(Int(code)).map { String(cString: $0) } ?? "error \(code)")
  }

  /// The error that iOS has for one of OpenSSL's.
  private func error(_ code: Int32, _ words: String) -> NSError {
    let status =
      switch code {
      case 9: errSecCertificateNotValidYet
      case 10: errSecCertificateExpired
      case 23: errSecCertificateRevoked
      case 62, 64: errSecHostNameMismatch
      default: errSecNotTrusted
      }
    let name = values.certificates.first?.summary ?? ""
    return NSError(
      domain: NSOSStatusErrorDomain, code: Int(status),
      userInfo: [NSLocalizedDescriptionKey: "The certificate \u{201C}\(name)\u{201D} is not trusted: \(words)."])
  }
}
