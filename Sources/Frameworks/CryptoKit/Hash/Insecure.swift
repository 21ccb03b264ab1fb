/// See [Insecure](https://developer.apple.com/documentation/cryptokit/insecure).
public enum Insecure {}
