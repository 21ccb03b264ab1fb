#define _GNU_SOURCE
#include <dlfcn.h>

typedef void *maker(void);
typedef int setter(void *handle, int option, ...);

// CURLOPT_QUICK_EXIT, since 7.87: a handle that ends does not wait for the thread that looks up its host.
enum { quick_exit = 322 };

// Runs in the place of libcurl's function, by which FoundationNetworking makes the handle of each task. URLSessionTask's
// cancel() waits for the session's queue, which libcurl would keep until the look-up has given up: seconds of an app that
// does not answer where there is no network. On iOS cancelling returns at once.
//
// A bundle that was loaded may not name the library, so that what comes next to the bundle does not lead to it.
void *curl_easy_init(void) {
  static maker *make;
  static setter *set;
  if (!make) {
    void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_NOLOAD);
    if (!library) library = RTLD_NEXT;
    set = (setter *)dlsym(library, "curl_easy_setopt");
    make = (maker *)dlsym(library, "curl_easy_init");
  }
  void *handle = make ? make() : 0;
  if (handle && set) set(handle, quick_exit, 1L);
  return handle;
}
