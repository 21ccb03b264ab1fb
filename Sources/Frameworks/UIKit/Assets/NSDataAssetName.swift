/// See [NSDataAssetName](https://developer.apple.com/documentation/uikit/nsdataassetname).
public typealias NSDataAssetName = String
