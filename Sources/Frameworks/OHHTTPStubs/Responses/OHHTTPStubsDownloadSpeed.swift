// Speeds in kilobytes a second, negative as `responseTime` takes them.

public let OHHTTPStubsDownloadSpeed1KBPS = -8.0 / 8
public let OHHTTPStubsDownloadSpeedSLOW = -12.0 / 8
public let OHHTTPStubsDownloadSpeedGPRS = -56.0 / 8
public let OHHTTPStubsDownloadSpeedEDGE = -128.0 / 8
public let OHHTTPStubsDownloadSpeed3G = -3200.0 / 8
public let OHHTTPStubsDownloadSpeed3GPlus = -7200.0 / 8
public let OHHTTPStubsDownloadSpeedWifi = -12000.0 / 8
