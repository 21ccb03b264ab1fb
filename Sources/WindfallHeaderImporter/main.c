// Asks the toolchain's importer what Swift calls the declarations of a module of Objective-C, and writes its answer to a
// file.
//
// A program of its own: what the importer does not take may end it, and must not end the tool.

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  uint64_t data[3];
} variant;

// The part of sourcekitd's interface that is needed.
static struct {
  void (*initialize)(void);
  void *(*request_create)(const char *yaml, char **error);
  void *(*send_request)(void *request);
  bool (*is_error)(void *response);
  const char *(*error_description)(void *response);
  variant (*value)(void *response);
  char *(*json)(variant value);
} kit;

static void *symbol(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (!found) {
    fprintf(stderr, "the toolchain's importer has no %s\n", name);
    exit(2);
  }
  return found;
}

static char *contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *text = NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long size = ftell(file);
    rewind(file);
    if (size >= 0 && (text = malloc((size_t)size + 1))) text[fread(text, 1, (size_t)size, file)] = 0;
  }
  fclose(file);
  return text;
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: %s LIBRARY REQUEST ANSWER\n", arguments[0]);
    return 64;
  }
  void *library = dlopen(arguments[1], RTLD_NOW);
  char *request_text = contents(arguments[2]);
  if (!library || !request_text) {
    fprintf(stderr, "%s\n", library ? "the request cannot be read" : dlerror());
    return 2;
  }
  *(void **)&kit.initialize = symbol(library, "sourcekitd_initialize");
  *(void **)&kit.request_create = symbol(library, "sourcekitd_request_create_from_yaml");
  *(void **)&kit.send_request = symbol(library, "sourcekitd_send_request_sync");
  *(void **)&kit.is_error = symbol(library, "sourcekitd_response_is_error");
  *(void **)&kit.error_description = symbol(library, "sourcekitd_response_error_get_description");
  *(void **)&kit.value = symbol(library, "sourcekitd_response_get_value");
  *(void **)&kit.json = symbol(library, "sourcekitd_variant_json_description_copy");
  kit.initialize();
  char *error = NULL;
  void *request = kit.request_create(request_text, &error);
  if (!request) {
    fprintf(stderr, "the importer does not understand the request: %s\n", error ? error : "");
    return 2;
  }
  void *response = kit.send_request(request);
  if (kit.is_error(response)) {
    fprintf(stderr, "%s\n", kit.error_description(response));
    return 1;
  }
  char *json = kit.json(kit.value(response));
  FILE *answer = json ? fopen(arguments[3], "wb") : NULL;
  if (!answer) {
    fprintf(stderr, "%s cannot be written\n", arguments[3]);
    return 2;
  }
  bool is_whole = fputs(json, answer) >= 0;
  return fclose(answer) == 0 && is_whole ? 0 : 2;
}
