//
//  What Swift sees of the rest.
//

#import <UIKit/UIKit.h>
#import "counter.h"
#import "Legacy.h"

static inline int doubled(int number) { return 2 * number; }
