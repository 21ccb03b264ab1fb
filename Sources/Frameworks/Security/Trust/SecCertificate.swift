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

  /// The words that the keychain knows it by.
  var attributes: [String: NSObject] {
    let functions = library.certificates
    func name(_ object: CryptoLibrary.Object?) -> NSData {
      NSData(data: Data(object.map { library.bytes(of: $0, functions.writeName) } ?? []))
    }
    var attributes: [String: NSObject] = [
      "ctyp": NSNumber(value: 3), "subj": name(functions.subject(object)), "issr": name(functions.issuer(object)),
      "slnr": NSData(data: serialNumber), "v_Data": NSData(data: data),
    ]
    attributes["labl"] = summary.map { NSString(string: $0) }
    attributes["pkhh"] = key?.attributes["klbl"]
    return attributes
  }

  var serialNumber: Data {
    guard let number = library.certificates.serialNumber(object) else { return Data() }
    var reader = DERReader(library.bytes(of: number, library.certificates.writeNumber))
    return Data((try? reader.integer()) ?? [])
  }

  var key: SecKey? {
    library.certificates.key(object).flatMap { SecKey(KeyHandle(owned: $0, library), isPrivate: false, library) }
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

/// [SecCertificateCopyCommonName(_:_:)](https://developer.apple.com/documentation/security/seccertificatecopycommonname(_:_:))
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = SecCertificateCopySubjectSummary(certificate)
  return errSecSuccess
}

/// [SecCertificateCopySerialNumberData(_:_:)](https://developer.apple.com/documentation/security/seccertificatecopyserialnumberdata(_:_:))
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { NSData(data: certificate.serialNumber) }

/// [SecCertificateGetTypeID()](https://developer.apple.com/documentation/security/seccertificategettypeid())
///
/// The number is that of all types which Core Foundation does not know.
public func SecCertificateGetTypeID() -> CFTypeID { SecKeyGetTypeID() }

/// See [SecCertificateCopyPublicKey](https://developer.apple.com/documentation/security/seccertificatecopypublickey(_:)).
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// [SecCertificateCopyKey(_:)](https://developer.apple.com/documentation/security/seccertificatecopykey(_:))
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
