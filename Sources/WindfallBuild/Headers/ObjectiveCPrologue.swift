/// What every header of Objective-C may use without a framework: macros, numbers and the classes at the root.
enum ObjectiveCPrologue {
  /// The types of raw values.
  static let integers = [
    "Int": "NSInteger", "UInt": "NSUInteger", "Int8": "signed char", "UInt8": "unsigned char", "Int16": "short",
    "UInt16": "unsigned short", "Int32": "int", "UInt32": "unsigned int", "Int64": "long long",
    "UInt64": "unsigned long long", "CGFloat": "CGFloat", "Double": "double", "Float": "float",
  ]

  /// The type parameters of classes.
  static let parameters: [String: String] = {
    let one = [
      "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSEnumerator",
      "NSHashTable", "NSMeasurement", "NSLayoutAnchor", "NSFetchRequest",
    ]
    let two = [
      "NSDictionary", "NSMutableDictionary", "NSCache", "NSMapTable", "NSDiffableDataSourceSnapshot",
    ]
    var result: [String: String] = [:]
    for name in one { result[name] = "__covariant ObjectType" }
    for name in two { result[name] = "__covariant KeyType, __covariant ObjectType" }
    return result
  }()

  /// What the text declares, so that it is not declared again.
  static let names: Set<String> = [
    "NSObject", "NSString", "NSRange", "CGPoint", "CGSize", "CGVector", "CGRect", "CGAffineTransform", "UIEdgeInsets",
    "UIOffset",
    "NSDirectionalEdgeInsets", "CGFloat", "NSInteger", "NSUInteger", "BOOL", "NSTimeInterval", "NSNotificationName",
    "CLLocationCoordinate2D", "NSStringEncoding", "NSZone", "NSErrorDomain", "NSExceptionName",
    "NSErrorUserInfoKey",
  ]

  /// Typed strings of Apple's that the facts do not have: their names in Objective-C and in Swift.
  static let typedStrings = [
    "NSFileAttributeKey": "FileAttributeKey", "NSFileAttributeType": "FileAttributeType",
    "NSURLResourceKey": "URLResourceKey", "NSKeyValueChangeKey": "NSKeyValueChangeKey",
    "NSHTTPCookiePropertyKey": "HTTPCookiePropertyKey", "NSLocaleKey": "NSLocale.Key",
    "NSStreamPropertyKey": "Stream.PropertyKey", "UITextContentType": "UITextContentType",
    "NSProgressKind": "ProgressKind", "NSProgressUserInfoKey": "ProgressUserInfoKey",
  ]

  static let text = """
    #include <stdbool.h>
    #include <stdarg.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <limits.h>
    #include <float.h>
    #include <math.h>
    #define __APPLE__ 1
    #define TARGET_OS_MAC 1
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_SIMULATOR 1
    #define TARGET_IPHONE_SIMULATOR 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_VISION 0
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_OS_UIKITFORMAC 0
    #define TARGET_OS_EMBEDDED 0
    #define __IPHONE_OS_VERSION_MIN_REQUIRED 150000
    #define __IPHONE_OS_VERSION_MAX_ALLOWED 180200
    #pragma clang assume_nonnull begin
    typedef _Bool BOOL;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double WindfallFloat;
    #define CGFloat WindfallFloat
    #define CGFLOAT_TYPE double
    #define CGFLOAT_DEFINED 1
    typedef double WindfallInterval;
    #define NSTimeInterval WindfallInterval
    typedef unsigned long WindfallEncoding;
    #define NSStringEncoding WindfallEncoding
    typedef unsigned short unichar;
    typedef int OSStatus;
    typedef unsigned int OSType;
    typedef unsigned char Boolean;
    typedef float Float32;
    typedef double Float64;
    typedef unsigned char UInt8;
    typedef signed char SInt8;
    typedef unsigned short UInt16;
    typedef short SInt16;
    typedef unsigned int UInt32;
    typedef int SInt32;
    typedef long CFIndex;
    typedef double CFTimeInterval;
    typedef double CFAbsoluteTime;
    typedef const void *CFTypeRef;
    typedef struct _NSZone NSZone;
    typedef struct { NSUInteger location, length; } NSRange;
    typedef struct CGPoint { CGFloat x, y; } CGPoint;
    typedef struct CGSize { CGFloat width, height; } CGSize;
    typedef struct CGVector { CGFloat dx, dy; } CGVector;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
    typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
    typedef double CLLocationDegrees;
    typedef double CLLocationDistance;
    typedef double CLLocationAccuracy;
    typedef double CLLocationSpeed;
    typedef double CLLocationDirection;
    typedef struct CLLocationCoordinate2D { CLLocationDegrees latitude, longitude; } CLLocationCoordinate2D;
    typedef float UILayoutPriority;
    @protocol NSObject
    @end
    __attribute__((objc_root_class)) @interface NSObject <NSObject>
    - (instancetype)init;
    @end
    @interface WindfallErrorPlace : NSObject
    @end
    @interface NSString : NSObject
    @end
    typedef NSString *NSNotificationName __attribute__((swift_newtype(struct)));
    #define NSErrorDomain NSString *
    #define NSExceptionName NSString *
    #define NSErrorUserInfoKey NSString *
    #define __nullable _Nullable
    #define __nonnull _Nonnull
    #define __null_unspecified _Null_unspecified
    @interface WindfallSelector : NSObject
    @end
    #define SEL WindfallSelector *
    typedef id (*IMP)(id, SEL, ...);
    typedef struct objc_method *Method;
    @interface WindfallQueue : NSObject
    @end
    typedef WindfallQueue *dispatch_queue_t;
    @interface WindfallGroup : NSObject
    @end
    typedef WindfallGroup *dispatch_group_t;
    @interface WindfallSemaphore : NSObject
    @end
    typedef WindfallSemaphore *dispatch_semaphore_t;
    typedef void (^dispatch_block_t)(void);
    @interface WindfallDispatchObject : NSObject
    @end
    typedef WindfallDispatchObject *dispatch_source_t;
    typedef WindfallDispatchObject *dispatch_queue_attr_t;
    typedef WindfallDispatchObject *dispatch_data_t;
    typedef WindfallDispatchObject *dispatch_io_t;
    typedef unsigned int dispatch_qos_class_t;
    typedef unsigned int qos_class_t;
    typedef struct { unsigned int windfall; } os_unfair_lock;
    typedef struct { unsigned int windfall; } OSSpinLock;
    typedef long dispatch_once_t;
    typedef uint64_t dispatch_time_t;
    #ifndef nil
    #define nil ((id)0)
    #endif
    #define Nil ((Class)0)
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define NSIntegerMax LONG_MAX
    #define NSIntegerMin LONG_MIN
    #define NSUIntegerMax ULONG_MAX
    #define NSNotFound NSIntegerMax
    #define CGFLOAT_MAX DBL_MAX
    #define CGFLOAT_MIN DBL_MIN
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
    #define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
    #define WindfallEnum(attributes, type, name) \\
      enum __attribute__((attributes)) name : type name; enum __attribute__((attributes)) name : type
    #define WindfallOpen enum_extensibility(open)
    #define NS_ENUM(type, ...) WindfallEnum(WindfallOpen, type, __VA_ARGS__)
    #define NS_CLOSED_ENUM(type, name) WindfallEnum(enum_extensibility(closed), type, name)
    #define NS_ERROR_ENUM(domain, name) WindfallEnum(WindfallOpen, NSInteger, name)
    #define WindfallFlags flag_enum, WindfallOpen
    #define NS_OPTIONS(type, name) \\
      enum __attribute__((WindfallFlags)) name : type name; enum __attribute__((WindfallFlags)) name : type
    #define CF_ENUM NS_ENUM
    #define CF_OPTIONS NS_OPTIONS
    #define NS_STRING_ENUM __attribute__((swift_newtype(enum)))
    #define NS_EXTENSIBLE_STRING_ENUM __attribute__((swift_newtype(struct)))
    #define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
    #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define NS_REFINED_FOR_SWIFT
    #define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
    #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
    #define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
    #define NS_SWIFT_ASYNC_NAME(name) __attribute__((swift_async_name(#name)))
    #define NS_SWIFT_SENDABLE
    #define NS_SWIFT_NONSENDABLE
    #define NS_SWIFT_UI_ACTOR
    #define NS_SWIFT_NONISOLATED
    #define NS_SWIFT_BRIDGED_TYPEDEF
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
    #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define NS_NOESCAPE __attribute__((noescape))
    #define CF_NOESCAPE __attribute__((noescape))
    #define NS_INLINE static inline
    #define CG_INLINE static inline
    #define UIKIT_STATIC_INLINE static inline
    #define FOUNDATION_STATIC_INLINE static inline
    #define UIKIT_EXTERN extern
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define FOUNDATION_IMPORT extern
    #define OBJC_EXTERN extern
    #define OBJC_EXPORT extern
    #define CG_EXTERN extern
    #define CF_EXPORT extern
    #define CA_EXTERN extern
    #define AVKIT_EXTERN extern
    #define UIKIT_EXTERN_CLASS
    #define NS_REQUIRES_SUPER
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_REQUIRES_PROPERTY_DEFINITIONS
    #define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
    #define NS_ROOT_CLASS
    #define CF_RETURNS_RETAINED
    #define CF_RETURNS_NOT_RETAINED
    #define CF_CONSUMED
    #define NS_RETURNS_RETAINED
    #define NS_RETURNS_NOT_RETAINED
    #define NS_RETURNS_INNER_POINTER
    #define NS_VALID_UNTIL_END_OF_SCOPE
    #define NS_FORMAT_FUNCTION(...)
    #define NS_FORMAT_ARGUMENT(...)
    #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
    #define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE
    #define NS_NONATOMIC_IOSONLY nonatomic
    #define NS_DIRECT
    #define NS_DIRECT_MEMBERS
    #define OBJC_ROOT_CLASS
    #define UI_APPEARANCE_SELECTOR
    #define IB_DESIGNABLE
    #define IBInspectable
    #define IBOutlet
    #define IBOutletCollection(...)
    #define IBAction void
    #define NS_CLASS_AVAILABLE(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_CLASS_DEPRECATED_IOS(...)
    #define NS_ENUM_AVAILABLE(...)
    #define NS_ENUM_AVAILABLE_IOS(...)
    #define NS_ENUM_DEPRECATED(...)
    #define NS_ENUM_DEPRECATED_IOS(...)
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_IPHONE(...)
    #define NS_DEPRECATED(...)
    #define NS_DEPRECATED_IOS(...)
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...)
    #define API_DEPRECATED_WITH_REPLACEMENT(...)
    #define API_UNAVAILABLE_BEGIN(...)
    #define API_UNAVAILABLE_END
    #define API_AVAILABLE_BEGIN(...)
    #define API_AVAILABLE_END
    #define __IOS_AVAILABLE(...)
    #define __OSX_AVAILABLE(...)
    #define __TVOS_AVAILABLE(...)
    #define __WATCHOS_AVAILABLE(...)
    #define __TVOS_PROHIBITED
    #define __WATCHOS_PROHIBITED
    #define __IOS_PROHIBITED
    #define DEPRECATED_ATTRIBUTE
    #define DEPRECATED_MSG_ATTRIBUTE(...)
    #define __deprecated_msg(...)
    #define __deprecated
    #define __unused __attribute__((unused))
    #define __BEGIN_DECLS
    #define __END_DECLS
    #define OS_OBJECT_USE_OBJC 1
    typedef NS_OPTIONS(unsigned int, CGBitmapInfo) { CGBitmapInfoWindfall };
    @interface XCTest : NSObject
    @end
    @interface XCTestCase : XCTest
    @end
    @interface XCTestExpectation : NSObject
    @end
    """
}
