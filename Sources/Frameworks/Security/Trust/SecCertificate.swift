import CryptographyEngine

/// [SecCertificate](https://developer.apple.com/documentation/security/seccertificate)
public final class SecCertificate: NSObject, @unchecked Sendable {
  let data: Data
  let object: CryptoLibrary.Object
  private let library: CryptoLibrary

  init?(_ data: Data, library: CryptoLibrary) {
    let read = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> CryptoLibrary.Object? in
      var start = bytes.bindMemory(to: UInt8.self).baseAddress
      return library.certificates.read(nil, &start, bytes.count)
    }
    guard let read else { return nil }
    self.data = data
    self.library = library
    object = read
  }

  deinit { library.certificates.free(object) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }

  /// The common name of whom it is for.
  var summary: String? {
    guard let name = library.certificates.subject(object) else { return nil }
    var buffer = [CChar](repeating: 0, count: 256)
    let commonName: Int32 = 13
    guard library.certificates.text(name, commonName, &buffer, Int32(buffer.count)) >= 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  var key: SecKey? {
    library.certificates.key(object).map { SecKey(Data(KeyHandle(owned: $0, library).publicKey)) }
  }
}

/// [SecCertificateCreateWithData(_:_:)](https://developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:))
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data as Data, library: .required(by: "SecCertificateCreateWithData"))
}

/// [SecCertificateCopyData(_:)](https://developer.apple.com/documentation/security/seccertificatecopydata(_:))
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

/// [SecCertificateCopySubjectSummary(_:)](https://developer.apple.com/documentation/security/seccertificatecopysubjectsummary(_:))
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.summary.map { NSString(string: $0) }
}

/// See [SecCertificateCopyPublicKey](https://developer.apple.com/documentation/security/seccertificatecopypublickey(_:)).
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// [SecCertificateCopyKey(_:)](https://developer.apple.com/documentation/security/seccertificatecopykey(_:))
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
