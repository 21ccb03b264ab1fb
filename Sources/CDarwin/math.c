#define _GNU_SOURCE
#include <math.h>

#include "darwin_math.h"

double __exp10(double x) { return exp10(x); }

float __exp10f(float x) { return exp10f(x); }

// Exact for halves and wholes, which a product with pi is not.
double __sinpi(double x) {
  double rest = fmod(x, 2);
  if (rest == trunc(rest)) return copysign(0, x);
  if (fabs(rest) == 0.5) return copysign(1, rest);
  if (fabs(rest) == 1.5) return copysign(1, -rest);
  return sin(rest * M_PI);
}

double __cospi(double x) {
  double rest = fabs(fmod(x, 2));
  if (rest == 0.5 || rest == 1.5) return 0;
  return cos(rest * M_PI);
}

double __tanpi(double x) { return __sinpi(x) / __cospi(x); }

float __sinpif(float x) { return (float)__sinpi(x); }

float __cospif(float x) { return (float)__cospi(x); }

float __tanpif(float x) { return (float)__tanpi(x); }

void __sincos(double x, double *sine, double *cosine) { sincos(x, sine, cosine); }

void __sincosf(float x, float *sine, float *cosine) { sincosf(x, sine, cosine); }
