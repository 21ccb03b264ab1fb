// swift-format-ignore-file
// Written by Scripts/generate-font-advances.py from the font Quicksand; run it again to change this file.

/// How far the glyphs of Quicksand's faces advance, in the font units of Inter.
enum QuicksandAdvances {
  /// How many characters each face has.
  static let characterCount = 637

  /// Which face stands for each weight, upright and italic in turn.
  static let faces: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]

  /// The characters in ascending order: first and last of a range, and the index of the first.
  static let ranges: [UInt16] = [
    32, 126, 0, 160, 382, 95, 399, 399, 318, 402, 402, 319, 413, 413, 320, 416, 417, 321, 431, 432, 323,
    452, 468, 325, 486, 487, 342, 490, 491, 344, 498, 498, 346, 506, 539, 347, 554, 557, 381, 560, 563, 385,
    567, 567, 389, 960, 960, 390, 7688, 7689, 391, 7692, 7695, 393, 7700, 7703, 397, 7708, 7709, 401,
    7712, 7713, 403, 7716, 7717, 405, 7722, 7723, 407, 7726, 7727, 409, 7734, 7735, 411, 7738, 7739, 413,
    7746, 7753, 415, 7756, 7763, 423, 7770, 7771, 431, 7774, 7785, 433, 7788, 7791, 445, 7800, 7803, 449,
    7808, 7813, 453, 7822, 7823, 459, 7826, 7827, 461, 7831, 7831, 463, 7838, 7838, 464, 7840, 7929, 465,
    8199, 8203, 555, 8208, 8208, 560, 8210, 8213, 561, 8216, 8218, 565, 8220, 8222, 568, 8224, 8226, 571,
    8230, 8230, 574, 8240, 8240, 575, 8243, 8243, 576, 8249, 8250, 577, 8260, 8260, 579, 8304, 8304, 580,
    8308, 8313, 581, 8320, 8329, 587, 8353, 8353, 597, 8355, 8356, 598, 8358, 8359, 600, 8361, 8361, 602,
    8363, 8365, 603, 8369, 8370, 606, 8373, 8373, 608, 8377, 8378, 609, 8380, 8381, 611, 8467, 8467, 613,
    8470, 8470, 614, 8482, 8482, 615, 8486, 8486, 616, 8494, 8494, 617, 8539, 8542, 618, 8706, 8706, 622,
    8709, 8710, 623, 8719, 8719, 625, 8721, 8722, 626, 8725, 8725, 628, 8729, 8730, 629, 8734, 8734, 631,
    8747, 8747, 632, 8776, 8776, 633, 8800, 8800, 634, 8804, 8805, 635,
  ]

  /// Two digits of base 90 for each character, from `#` to `~` without the backslash, of one face after the
  /// other. A static string costs neither compile time nor work at start-up.
  static var digits: StaticString {
    """
    +K'y.N7(46:s7x(q.q.q,,4G(7/0'y2r5G--5(392l3r3a2a4J4D'y(73A0^3Z1fAQ7?7A7d9S4g4g8d9S*V5+8B3A<x9b;&5X;M7j465^9D7_AN5J\
    4-7./>2u/>207M)e5[5[3(5[40-F694X)K+F3G)h?K4u5J5[5[.Q1T,t4Z36:B2-4X1w0^(y0^0a+K'y3(6.1R4-(|3G/;<&-w0t6}/040.t,i2i,I\
    ,C,$3i6G(n+q(v-t0O7%5x8{1D7?7?7?7?7?7?@/7d4g4g4g4g*V*V*V*V9S9b;&;&;&;&;&009U9D9D9D9D4-595A5[5[5[5[5[5[>h3(40404040\
    )K)K)K)K4U4u5J5J5J5J5J4%5a4Z4Z4Z4Z4X5[4X7?5[7?5[7?5U7d3(7d3(7d3(7d3(9S8R9S5[4g404g404g4053404g408d698d698d698d699S\
    4X=?4X*V)K*V)K*V)K)t)K*V)K5r1o5+*28B3G3G3A)h3A)h3D+=3l+c4U)n9b4u9b4u9b4u5l:?4u;&5J;&5J;&5JB7B@7j.Q7j.Q7j.Q461T461T\
    461T461T5^,t5^,t5^,t9D4Z9D4Z9D4Z9D4Z9D4Z9D4ZAN:B4-4X4-7.1w7.1w7.1w:U5j9b;&5J9D4ZM^HLDTEI;e1dKiB)=<7?5[*V)K;&5J9D4Z\
    8d69;&5JHI7?5[@/>h9U5a7?5[7?5[4g404g40*V)K*V)K;&5J;&5J7j.Q7j.Q9D4Z9D4Z461T5^,t;&5J;&5J;&5J4-4X*26D7d3(9S5[9S5[4g40\
    4g404g408d699S4X9S4X*V)K3A)h3A)h<x?K9b4u9b4u9b4u;&5J;&5J;&5J;&5J7j.Q7j.Q461T461T461T461T461T5^,t5^,t9D4Z9D4ZAN:BAN\
    :BAN:B4-4X7.1w,t8_7?5[7?5[7?5[7?5[7?5[7?5[7?5[7?5[7?5[7?5[7?5[7?5[4g404g404g404g404g404g404g404g40*V)K*V)K;&5J;&5J\
    ;&5J;&5J;&5J;&5J;&5J;&5J;&5J;&5J;&5J;&5J9D4Z9D4Z9D4Z9D4Z9D4Z9D4Z9D4Z4-4X4-4X4-4X4-4X46+/)H&4##/02u2u<e<e(7(7(K,n,n\
    +Y/$/$-]3lDk.N+T+T3O,]+Q,T*v+Q+T+q,](v,I,C+Q,T*v+Q+T+q7d4g6.9b5XAN0}8J8B5X8d7d4z469D5X1;HL=.865j7M7g8.7O4U5G8B6x39\
    203((q5r>V2-2r0^4z4z\
    +T(k.}7M4X;<89)&.c.c,`4X))/5(`3A5[-I4g3;4G433l364a4>(q)73D2*3W23AH797D7J9P4i4d8g9S*n4u8.3^<s9j:{5^;97{4X5u9?7mA75z\
    4O71/I3D/I367r*)5o5o3*5o4G.'6G4i)c*T3g*5?S5+5[5o5o/'1a-Z4l3U:S204i1}0C)H0C1O+T(k3*662I4O)Q3a/Q;s-z187A/53d/F-F3D,w\
    ,k+k4A6O),+c)y-w1%8P7m:(1t79797979797<?h7J4i4i4i4i*n*n*n*n9P9j:{:{:{:{:{0i9d9?9?9?9?4O5G5z5o5o5o5o5o5o>|3*4G4G4G4G\
    )c)c)c)c4a5+5[5[5[5[5[4Z5l4l4l4l4l4i5o4i795o795o7<5l7J3*7J3*7J3*7J3*9P9S9P5o4i4G4i4G4i4G5-4G4i4G8g6G8g6G8g6G8g6G9S\
    4i=&4i*n)c*n)c*n)c*C)c*n)c5g234u*T8.3g3g3^*53^*53a,W3o,]5-*79j5+9j5+9j5+5}:G5+:{5[:{5[:{5[A|BC7{/'7{/'7{/'4X1a4X1a\
    4X1a4X1a5u-Z5u-c5u-Z9?4l9?4l9?4l9?4l9?4l9?4lA7:S4O4i4O711}711}711}:g4u9j:{5[9?4lM^HODnET;41>KaA@<[795o*n)c:{5[9?4l\
    8g6G:{5[HL7<5o?h>|9d5l795o795o4i4G4i4G*n)c*n)c:{5[:{5[7{/'7{/'9?4l9?4l4X1a5u-Z:{5[:{5[:{5[4O4i*T607J3*9P5o9P5o4i4G\
    4i4G4i4G8g6G9S4i9S4i*n)c3^*53^*5<s?S9j5+9j5+9j5+:{5[:{5[:{5[:{5[7{/'7{/'4X1a4X1a4X1a4X1a4X1a5u-Z5u-Z9?4l9?4lA7:SA7\
    :SA7:S4O4i711}-Z9+795o795o795o795o795o795o795o795o795o795o795o795o4i4G4i4G4i4G4i4G4i4G4i4G4i4G4i4G*n)c*n)c:{5[:{5[\
    :{5[:{5[:{5[:{5[:{5[:{5[:{5[:{5[:{5[:{5[9?4l9?4l9?4l9?4l9?4l9?4l9?4l4O4i4O4i4O4i4O4i46+/)H&4##/52z2z=7=7)))))7-w-w\
    ,q/^/8-c4OEW.}+W+W3W-;,n-/+c,,,K,F-;)y,w,k,n-/+c,,,K,F7J4d669j5^A71I8#8.5^8g7J4U4r9?5^1zHo<b836+8_9B9g8x4o5j8_7d3>\
    363O)N6^>H2u3I2*5U5U\
    +`*=/o8356<#8m)E.F.F-`4r*T/A)v435z-|433>734g3}405+46*H*y3G4X3O2zA:7+7J6{9J4o4^8g9P+=4R7g46<e9u:p5j:s8<566>918%@n6o\
    5376/Z43/Z5%8R*`66663*664o/56[5-*,+24D*v?e5J5z6666/w1w.t5040:m265-2*/t*5/t2u+`*=3*6G3}53*H40/w;X.$1l7x/A2u08.Q4D-i\
    -W+I5<6^)Y+F+f-w1t;);)<#2o7+7+7+7+7+73?/6{4o4o4o4o+=+=+=+=9J9u:p:p:p:p:p1t9x91919191535a7+666666666666?E3*4o4o4o4o\
    *,*,*,*,4r5J5z5z5z5z5z5^6(505050505-665-7+667+6673666{3*6{3*6{3*6{3*9J;<9J664o4o4o4o4o4o4}4o4o4o8g6[8g6[8g6[8g6[9P\
    5-<S5-+=*,+=*,+=*,+2*,+=*,5R2f4R+27g4D4D46*v46*v46.n3u.;6.*y9u5J9u5J9u5J6A:S5J:p5z:p5z:p5zAVBH8</w8</w8</w561w561w\
    561w561w6>.t6>/*6>.t915091509150915091509150@n:m535-53762*762*762*;)3A9u:p5z9150M^HQE=Ef<E2^KIB)=Y7+66+=*,:p5z9150\
    8g6[:p5zHO7366?/?E9x6(7+667+664o4o4o4o+=*,+=*,:p5z:p5z8</w8</w91509150561w6>.t:p5z:p5z:p5z535-+25g6{3*9J669J664o4o\
    4o4o4o4o8g6[9P5-9P5-+=*,46*v46*v<e?e9u5J9u5J9u5J:p5z:p5z:p5z:p5z8</w8</w561w561w561w561w561w6>.t6>.t91509150@n:m@n\
    :m@n:m535-762*.t9m7+667+667+667+667+667+667+667+667+667+667+667+664o4o4o4o4o4o4o4o4o4o4o4o4o4o4o4o+=*,+=*,:p5z:p5z\
    :p5z:p5z:p5z:p5z:p5z:p5z:p5z:p5z:p5z:p5z9150915091509150915091509150535-535-535-535-46+/)H&4##/A3*3*>,>,*T*T*Y/q/q\
    /$0c/Z-n5dFz/o+Y+Y3i.@/*./-$-2.$-@.@+f-i-W/*./-$-2.$-@6{4^6G9u5j@n26737g5j8g6{3r5}915j3-IL;v8.6^:g<.<V;M5A6G969(3D\
    5(46*V7{>.464J4X6U6U\
    +h+C0L8a5a<S94)].2.2.C5++Y/F*k4i66.F3i3A915-404l5G40+T,53I6D3I3OA26}7O6[9D4u4X8j9P+Y4;7O4X<[:#:g5r:[8P5a6X9(86@P7O\
    5^7</f4i/f6A9%+,6O6O3-6O500'6m5A*F+Y4l+K?p5^666O6O0W2*/l5D4X;&285D20/T*h/T3u+h+C3-6R5-5^+*4O05;G.*268B/F2A0o/>5+.F\
    .-+25z6j)y+2-$-z2U<s=H=E3O6}6}6}6}6}7.>_6[4u4u4u4u+Y+Y+Y+Y9D:#:g:g:g:g:g2a:.9(9(9(9(5^5r7r6O6O6O6O6O6O?_3-50505050\
    *F*F*F*F5%5^66666666666D665D5D5D5D5D6O5D6}6O6}6O7.6O6[3-6[3-6[3-6[3-9D<S9D6O4u504u504u504u504u508j6m8j6m8j6m8j6m9P\
    5A<45A+Y*F+Y*F+Y*F+h*F+Y*F5D304;+Y7O4l4l4X+K4X+K4X0L3z/I6m+K:#5^:#5^:#5^6U:[5^:g66:g66:g66A:BK8P0W8P0W8P0W5a2*5a2*\
    5a2*5a2*6X/l6X0*6X/l9(5D9(5D9(5D9(5D9(5D9(5D@P;&5^5D5^7<207<207<20;<28:#:g669(5DM^HQE]Eq=43ZK;BY>:6}6O+Y*F:g669(5D\
    8j6m:g66HO7.6O>_?_:.666}6O6}6O4u504u50+Y*F+Y*F:g66:g668P0W8P0W9(5D9(5D5a2*6X/l:g66:g66:g665^5D+Y5L6[3-9D6O9D6O4u50\
    4u504u508j6m9P5A9P5A+Y*F4X+K4X+K<[?p:#5^:#5^:#5^:g66:g66:g66:g668P0W8P0W5a2*5a2*5a2*5a2*5a2*6X/l6X/l9(5D9(5D@P;&@P\
    ;&@P;&5^5D7<20/l:B6}6O6}6O6}6O6}6O6}6O6}6O6}6O6}6O6}6O6}6O6}6O6}6O4u504u504u504u504u504u504u504u50+Y*F+Y*F:g66:g66\
    :g66:g66:g66:g66:g66:g66:g66:g66:g66:g669(5D9(5D9(5D9(5D9(5D9(5D9(5D5^5D5^5D5^5D5^5D46+/)H&4##/F3030>e>e+Y+Y+Y1818\
    0W1L/t-w6UGz0L+]+]3u/-0c.q-|-w/0-|/--$.F.-0c.q-|-w/0-|6[4X6R:#5r@P2f6[7O5r8j6[3D6m9(5r3zIw;B8+7%<7>,>V=<5d6r9X:&3I\
    6D4g+C8x=y53506D7<7<
    """
  }
}
