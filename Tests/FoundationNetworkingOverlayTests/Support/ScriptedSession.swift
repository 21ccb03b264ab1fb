import FoundationNetworkingOverlay
import Testing

/// A session of which hand-written protocols are part, as most tests make one.
func scriptedSession(_ delegate: (any URLSessionDelegate)? = nil) -> URLSession {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [ScriptedProtocol.self]
  return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
}

func scripted(_ path: String) throws -> URL { try #require(URL(string: "https://scripted.invalid\(path)")) }
