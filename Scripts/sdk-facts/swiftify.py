"""Gives the importer's declarations the types that Swift shows where Foundation's value types are there."""

import re

VALUES = {
    "NSString": "String", "NSURL": "URL", "NSData": "Data", "NSDate": "Date", "NSUUID": "UUID", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSCharacterSet": "CharacterSet", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSDateComponents": "DateComponents", "NSDateInterval": "DateInterval",
    "NSURLRequest": "URLRequest", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
    "NSNotification": "Notification", "NSPersonNameComponents": "PersonNameComponents", "BOOL": "Bool",
    "WindfallFloat": "CGFloat", "NSInteger": "Int", "NSUInteger": "Int", "unichar": "unichar", "NSMeasurement": "Measurement<Unit>",
    "NSStringEncoding": "String.Encoding", "NSRunLoopMode": "RunLoop.Mode",
    "simd_float2": "SIMD2<Float>", "simd_float3": "SIMD3<Float>", "simd_float4": "SIMD4<Float>",
    "simd_double2": "SIMD2<Double>", "simd_double3": "SIMD3<Double>", "simd_double4": "SIMD4<Double>",
    "simd_int2": "SIMD2<Int32>", "simd_int3": "SIMD3<Int32>", "simd_int4": "SIMD4<Int32>",
}

PLAIN = {"NSMutableArray", "NSOrderedSet", "NSMutableOrderedSet", "NSMutableSet", "NSMutableDictionary", "NSEnumerator"}


def arguments(text, start):
    """The generic arguments that begin at `start`, behind `<`, and where they end."""
    depth, current, result, at = 0, start, [], start
    while at < len(text):
        character = text[at]
        if character in "<([":
            depth += 1
        elif character == ">" and text[at - 1] == "-":
            pass
        elif character in ">)]":
            if depth == 0:
                result.append(text[current:at].strip())
                return result, at + 1
            depth -= 1
        elif character == "," and depth == 0:
            result.append(text[current:at].strip())
            current = at + 1
        at += 1
    return result, at


def anything(text):
    return "Any" if text in ("AnyObject", "Any") else text


def key(text):
    return "AnyHashable" if text in ("AnyObject", "Any", "AnyClass") or text.startswith(("any ", "(any ")) else text


def collections(text):
    """Writes bridged collections as Swift does."""
    result, at = "", 0
    for match in iter(lambda: re.compile(r"\b(NS\w+)<").search(text, at), None):
        name = match.group(1)
        result += text[at:match.start()]
        found, at = arguments(text, match.end())
        found = [collections(f) for f in found]
        if name == "NSArray":
            result += "[%s]" % anything(found[0])
        elif name == "NSDictionary" and len(found) == 2:
            result += "[%s : %s]" % (key(found[0]), anything(found[1]))
        elif name == "NSSet":
            result += "Set<%s>" % key(found[0])
        elif name == "NSMeasurement":
            result += "Measurement<%s>" % (found[0] if found[0] not in ("AnyObject", "Any") else "Unit")
        elif name in PLAIN:
            result += name
        else:
            result += "%s<%s>" % (name, ", ".join(found))
    return result + text[at:]


def types(text):
    """A declaration with Swift's types."""
    text = text.replace("UnsafeMutablePointer<BOOL>", "UnsafeMutablePointer<ObjCBool>")
    text = text.replace("AutoreleasingUnsafeMutablePointer<NSError?>?", "NSErrorPointer")
    text = re.sub(r"AutoreleasingUnsafeMutablePointer<NS(\w+)(<[^>]*>)?\?>", r"AutoreleasingUnsafeMutablePointer<\0NS\1?>", text)
    text = collections(text)
    text = re.sub(r"\bNSError\?", "(any Error)?", text)
    text = re.sub(r"(?<![\w.])NSError\b(?!Pointer|\.|\w)", "any Error", text)
    text = re.sub(r"(?<![\w.\0])(%s)\b(?![.(])" % "|".join(VALUES), lambda m: VALUES[m.group(1)], text)
    return text.replace("\0", "")


def declaration(text):
    """A declaration on one line, as an interface would show it."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"/\*.*?\*/ ?", "", text)
    text = re.sub(r"^(@\w+(\([^)]*\))? )+", "", text)  # advice for callers
    text = re.sub(r"(?<=[(,] )(`?\w+`?) \1(?=: )|(?<=\()(`?\w+`?) \2(?=: )", lambda m: m.group(1) or m.group(2), text)
    return types(text)


def throwing(text):
    """The declaration with `throws`, which the importer could not see."""
    if " throws" in text or " async" in text:
        return text
    depth = 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if character == ")" and depth == 0 and "(" in text[:index]:
            rest = text[index + 1:]
            return text[:index + 1] + " throws" + rest
    return text
