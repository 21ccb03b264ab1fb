/// See [UIKeyboardHIDUsage](https://developer.apple.com/documentation/uikit/uikeyboardhidusage).
///
/// The keys that a test can press: those of a keyboard for English in the United States.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  case keyboardF11 = 68
  case keyboardF12 = 69
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
  case keyboardErrorRollOver = 1
  case keyboardPostFail = 2
  case keyboardNonUSPound = 50
  case keyboardCapsLock = 57
  case keyboardPrintScreen = 70
  case keyboardScrollLock = 71
  case keyboardPause = 72
  case keyboardInsert = 73
  case keypadNumLock = 83
  case keypadSlash = 84
  case keypadAsterisk = 85
  case keypadHyphen = 86
  case keypadPlus = 87
  case keypad1 = 89
  case keypad2 = 90
  case keypad3 = 91
  case keypad4 = 92
  case keypad5 = 93
  case keypad6 = 94
  case keypad7 = 95
  case keypad8 = 96
  case keypad9 = 97
  case keypad0 = 98
  case keypadPeriod = 99
  case keyboardNonUSBackslash = 100
  case keyboardApplication = 101
  case keyboardPower = 102
  case keypadEqualSign = 103
  case keyboardF13 = 104
  case keyboardF14 = 105
  case keyboardF15 = 106
  case keyboardF16 = 107
  case keyboardF17 = 108
  case keyboardF18 = 109
  case keyboardF19 = 110
  case keyboardF20 = 111
  case keyboardF21 = 112
  case keyboardF22 = 113
  case keyboardF23 = 114
  case keyboardF24 = 115
  case keyboardExecute = 116
  case keyboardHelp = 117
  case keyboardMenu = 118
  case keyboardSelect = 119
  case keyboardStop = 120
  case keyboardAgain = 121
  case keyboardUndo = 122
  case keyboardCut = 123
  case keyboardCopy = 124
  case keyboardPaste = 125
  case keyboardFind = 126
  case keyboardMute = 127
  case keyboardVolumeUp = 128
  case keyboardVolumeDown = 129
  case keyboardLockingCapsLock = 130
  case keyboardLockingNumLock = 131
  case keyboardLockingScrollLock = 132
  case keypadComma = 133
  case keypadEqualSignAS400 = 134
  case keyboardInternational1 = 135
  case keyboardInternational2 = 136
  case keyboardInternational3 = 137
  case keyboardInternational4 = 138
  case keyboardInternational5 = 139
  case keyboardInternational6 = 140
  case keyboardInternational7 = 141
  case keyboardInternational8 = 142
  case keyboardInternational9 = 143
  case keyboardLang1 = 144
  case keyboardLang2 = 145
  case keyboardLang3 = 146
  case keyboardLang4 = 147
  case keyboardLang5 = 148
  case keyboardLang6 = 149
  case keyboardLang7 = 150
  case keyboardLang8 = 151
  case keyboardLang9 = 152
  case keyboardAlternateErase = 153
  case keyboardSysReqOrAttention = 154
  case keyboardCancel = 155
  case keyboardClear = 156
  case keyboardPrior = 157
  case keyboardReturn = 158
  case keyboardSeparator = 159
  case keyboardOut = 160
  case keyboardOper = 161
  case keyboardClearOrAgain = 162
  case keyboardCrSelOrProps = 163
  case keyboardExSel = 164
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  case keyboardLeftGui = 227
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  case keyboardRightGui = 231
  case keyboardReserved = 65535

  private static let keys: [String: UIKeyboardHIDUsage] = [
    "a": .keyboardA, "b": .keyboardB, "c": .keyboardC, "d": .keyboardD, "e": .keyboardE, "f": .keyboardF,
    "g": .keyboardG, "h": .keyboardH, "i": .keyboardI, "j": .keyboardJ, "k": .keyboardK, "l": .keyboardL,
    "m": .keyboardM, "n": .keyboardN, "o": .keyboardO, "p": .keyboardP, "q": .keyboardQ, "r": .keyboardR,
    "s": .keyboardS, "t": .keyboardT, "u": .keyboardU, "v": .keyboardV, "w": .keyboardW, "x": .keyboardX,
    "y": .keyboardY, "z": .keyboardZ, "1": .keyboard1, "2": .keyboard2, "3": .keyboard3, "4": .keyboard4,
    "5": .keyboard5, "6": .keyboard6, "7": .keyboard7, "8": .keyboard8, "9": .keyboard9, "0": .keyboard0,
    "\r": .keyboardReturnOrEnter, "\u{1B}": .keyboardEscape, "\u{8}": .keyboardDeleteOrBackspace, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    "\u{F704}": .keyboardF1, "\u{F705}": .keyboardF2, "\u{F706}": .keyboardF3, "\u{F707}": .keyboardF4,
    "\u{F708}": .keyboardF5, "\u{F709}": .keyboardF6, "\u{F70A}": .keyboardF7, "\u{F70B}": .keyboardF8,
    "\u{F70C}": .keyboardF9, "\u{F70D}": .keyboardF10, "\u{F70E}": .keyboardF11, "\u{F70F}": .keyboardF12,
    "\u{F729}": .keyboardHome, "\u{F72C}": .keyboardPageUp, "\u{F728}": .keyboardDeleteForward,
    "\u{F72B}": .keyboardEnd, "\u{F72D}": .keyboardPageDown, "\u{F703}": .keyboardRightArrow,
    "\u{F702}": .keyboardLeftArrow, "\u{F701}": .keyboardDownArrow, "\u{F700}": .keyboardUpArrow,
    "\u{3}": .keypadEnter,
  ]

  /// The key that types a character without modifiers, or has a private scalar of its own.
  init(key: String) {
    self = Self.keys[key.lowercased()] ?? (key == "\n" ? .keyboardReturnOrEnter : .keyboardErrorUndefined)
  }
}
