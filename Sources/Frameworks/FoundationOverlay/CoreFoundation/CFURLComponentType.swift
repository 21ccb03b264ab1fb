/// [CFURLComponentType](https://developer.apple.com/documentation/corefoundation/cfurlcomponenttype)
public enum CFURLComponentType: CFIndex, Sendable {
  case scheme = 1
  case netLocation, path, resourceSpecifier, user, password, userInfo, host, port, parameterString, query, fragment
}
