// Functions of Darwin's mathematics that have other names in Glibc, or none.
#ifndef DARWIN_MATH_H
#define DARWIN_MATH_H

double __exp10(double x);
float __exp10f(float x);
double __sinpi(double x);
float __sinpif(float x);
double __cospi(double x);
float __cospif(float x);
double __tanpi(double x);
float __tanpif(float x);
void __sincos(double x, double *sine, double *cosine);
void __sincosf(float x, float *sine, float *cosine);

#endif
