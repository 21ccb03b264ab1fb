import Foundation

/// Why an answer of the web service is no list of albums.
enum APIError: Error, Equatable {
  case status(Int)
  case unreadable
}

extension APIError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .status(let code): return "The server answered with status \(code)."
    case .unreadable: return "The server’s answer could not be read."
    }
  }
}
