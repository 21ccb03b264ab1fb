// The versions that apps of the time of iOS 9 compare with. What runs now is later than all of them.

public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_6_0 = 993.0
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
