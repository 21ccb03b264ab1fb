import Foundation

public var kCFHTTPVersion1_0: CFString { NSString(string: "HTTP/1.0") }
public var kCFHTTPVersion1_1: CFString { NSString(string: "HTTP/1.1") }
public var kCFHTTPVersion2_0: CFString { NSString(string: "HTTP/2.0") }
public var kCFHTTPVersion3_0: CFString { NSString(string: "HTTP/3.0") }

/// [CFHTTPMessageCreateRequest(_:_:_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecreaterequest(_:_:_:_:))
public func CFHTTPMessageCreateRequest(
  _ alloc: CFAllocator?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
  let message = CFHTTPMessage(isRequest: true)
  (message.method, message.url) = (requestMethod as String, url as URL)
  return made(message, httpVersion)
}

/// [CFHTTPMessageCreateResponse(_:_:_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecreateresponse(_:_:_:_:))
public func CFHTTPMessageCreateResponse(
  _ alloc: CFAllocator?, _ statusCode: CFIndex, _ statusDescription: CFString?, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
  let message = CFHTTPMessage(isRequest: false)
  message.status = statusCode
  message.reason = statusDescription as String? ?? CFHTTPMessage.reasons[statusCode]
  return made(message, httpVersion)
}

private func made(_ message: CFHTTPMessage, _ version: CFString) -> Unmanaged<CFHTTPMessage> {
  message.version = version as String
  message.completeHead()
  return .passRetained(message)
}

/// [CFHTTPMessageCreateEmpty(_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecreateempty(_:_:))
public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
  .passRetained(CFHTTPMessage(isRequest: isRequest))
}

/// [CFHTTPMessageCreateCopy(_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecreatecopy(_:_:))
public func CFHTTPMessageCreateCopy(_ alloc: CFAllocator?, _ message: CFHTTPMessage) -> Unmanaged<CFHTTPMessage> {
  .passRetained(message.copy())
}

/// [CFHTTPMessageAppendBytes(_:_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessageappendbytes(_:_:_:))
public func CFHTTPMessageAppendBytes(
  _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex
) -> Bool {
  message.append(Data(bytes: newBytes, count: numBytes))
}

/// [CFHTTPMessageSetHeaderFieldValue(_:_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagesetheaderfieldvalue(_:_:_:))
public func CFHTTPMessageSetHeaderFieldValue(
  _ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?
) {
  message[headerField as String] = value as String?
}

/// [CFHTTPMessageSetBody(_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagesetbody(_:_:))
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { message.body = bodyData as Data }

/// [CFHTTPMessageIsRequest(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessageisrequest(_:))
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }

/// [CFHTTPMessageIsHeaderComplete(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessageisheadercomplete(_:))
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.isHeadComplete }

/// [CFHTTPMessageGetResponseStatusCode(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagegetresponsestatuscode(_:))
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex { response.status }

/// [CFHTTPMessageCopyAllHeaderFields(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyallheaderfields(_:))
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
  guard message.isHeadComplete else { return nil }
  let fields = Dictionary(message.fields.map { ($0.name, $0.value) }) { first, _ in first }
  return .passRetained(NSDictionary(dictionary: fields))
}

/// [CFHTTPMessageCopyHeaderFieldValue(_:_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyheaderfieldvalue(_:_:))
public func CFHTTPMessageCopyHeaderFieldValue(
  _ message: CFHTTPMessage, _ headerField: CFString
) -> Unmanaged<CFString>? { text(message[headerField as String]) }

/// [CFHTTPMessageCopyRequestMethod(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyrequestmethod(_:))
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<CFString>? { text(request.method) }

/// [CFHTTPMessageCopyRequestURL(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyrequesturl(_:))
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<CFURL>? {
  request.url.map { .passRetained($0 as NSURL) }
}

/// [CFHTTPMessageCopyResponseStatusLine(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyresponsestatusline(_:))
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<CFString>? {
  response.isRequest ? nil : text(response.firstLine)
}

/// [CFHTTPMessageCopyVersion(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyversion(_:))
public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<CFString> {
  .passRetained(NSString(string: message.version))
}

/// [CFHTTPMessageCopyBody(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopybody(_:))
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
  .passRetained(message.body as NSData)
}

/// [CFHTTPMessageCopySerializedMessage(_:)](https://developer.apple.com/documentation/cfnetwork/cfhttpmessagecopyserializedmessage(_:))
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
  .passRetained(message.serialized as NSData)
}

private func text(_ text: String?) -> Unmanaged<CFString>? { text.map { .passRetained(NSString(string: $0)) } }
