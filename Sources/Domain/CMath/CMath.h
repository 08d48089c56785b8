// The C library's mathematical functions, without the rest of <math.h>: all that Domain uses of the system.
#ifndef RECORDBOOK_CMATH_H
#define RECORDBOOK_CMATH_H

// Angles are in radians.
extern double acos(double cosine);
extern double asin(double sine);
extern double atan(double tangent);
extern double atan2(double y, double x);
extern double cos(double angle);
extern double sin(double angle);
extern double tan(double angle);

extern double exp(double exponent);
extern double log(double number);
extern double pow(double base, double exponent);

#endif
