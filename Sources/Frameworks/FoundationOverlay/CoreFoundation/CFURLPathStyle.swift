/// [CFURLPathStyle](https://developer.apple.com/documentation/corefoundation/cfurlpathstyle)
public enum CFURLPathStyle: CFIndex, Sendable {
  case cfurlposixPathStyle = 0
  case cfurlWindowsPathStyle = 2
}
