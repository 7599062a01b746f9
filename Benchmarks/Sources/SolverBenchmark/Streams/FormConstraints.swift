/// The constraints of W1's form: terms, relation, number, and a weight or that it is required.
///
/// x0 and x1 are the window's width and height. The others are the edges and sizes of three
/// labels, three fields and a text box in two columns.
let formConstraints = """
  +x2 >= 0 required
  +x1 == 0 1000
  +x3 >= 0 required
  +x0 >= 0 required
  +x1 >= 0 required
  -x3 +x4 == 10 required
  +x5 == 16 1e6
  +x5 >= 16 1e6
  +x6 >= 0 required
  +x7 >= 0 required
  +x8 >= 0 required
  +x9 >= 0 required
  +x10 >= 0 required
  +x9 >= 24 1e5
  +x8 <= 16777200 1e5
  +x9 <= 24 1e5
  +x11 >= 0 required
  +x12 >= 0 required
  +x13 >= 0 required
  +x14 == 67 1
  +x15 >= 0 required
  +x16 >= 0 required
  +x17 >= 0 required
  +x18 >= 0 required
  +x19 >= 125 1e6
  +x17 == 21 1e6
  +x17 >= 21 1e6
  +x20 >= 0 required
  +x21 >= 0 required
  +x22 >= 0 required
  +x23 >= 0 required
  +x14 >= 67 1e6
  +x24 >= 0 required
  +x15 == 66 1
  +x15 >= 66 1e6
  +x16 == 16 1e6
  +x25 >= 0 required
  +x26 >= 0 required
  +x27 >= 0 required
  -x27 +x20 -x16 == 10 1250
  -x20 -x5 +x11 >= 10 required
  -x20 -x5 +x11 == 10 1250
  +x28 -x13 -x11 == 0 1250
  +x26 -x4 >= 0 required
  +x26 -x4 == 0 1250
  +x28 -x13 -x11 >= 0 required
  -x2 -x0 +x29 == -10 required
  -x3 -x1 +x28 == -10 required
  -x2 +x30 == 10 required
  +x18 -x30 == 0 1250
  +x22 -x31 == 0 1e6
  +x24 -x31 == 0 1e6
  +x6 -x31 == 0 1e6
  +x26 +0.5*x25 -x32 -0.5*x33 == 0 1e6
  +x34 -x30 >= 0 required
  +x34 -x30 == 0 1250
  -x34 +x22 -x14 >= 10 required
  -x34 +x22 -x14 == 10 1250
  -x22 +x29 -x23 >= 0 required
  +x0 == 0 1000
  -x26 +x35 -x25 >= 10 required
  -x26 +x35 -x25 == 10 1250
  +x7 -x35 -x17 >= 10 required
  -x9 -x7 +x11 >= 10 required
  +x28 -x13 -x11 >= 0 required
  +x7 -x35 -x17 == 10 1250
  -x22 +x29 -x23 == 0 1250
  -x27 -0.5*x16 +x35 +0.5*x17 == 0 1e6
  -x30 +x36 >= 0 required
  -x30 +x36 == 0 1250
  +x24 -x15 -x36 >= 10 required
  -x9 -x7 +x11 == 10 1250
  +x28 -x13 -x11 == 0 1250
  +x32 >= 0 required
  +x14 >= 0 required
  +x33 >= 0 required
  +x24 -x15 -x36 == 10 1250
  -x24 -x19 +x29 == 0 1250
  -x24 -x19 +x29 >= 0 required
  +x18 -x30 >= 0 required
  +x34 >= 0 required
  +0.5*x9 +x7 -x20 -0.5*x5 == 0 1e6
  +x6 -x18 -x21 >= 10 required
  -x8 -x6 +x29 >= 0 required
  +x6 -x18 -x21 == 10 1250
  +x10 -x30 >= 0 required
  +x10 -x30 == 0 1250
  -x8 -x6 +x29 == 0 1250
  -x10 +x29 -x12 == 0 1250
  -x4 +x32 >= 0 required
  -x4 +x32 == 0 1250
  -x10 +x29 -x12 >= 0 required
  +x27 -x32 -x33 >= 10 required
  -x27 +x20 -x16 >= 10 required
  +x27 -x32 -x33 == 10 1250
  +x25 == 21 1e6
  +x25 >= 21 1e6
  +x36 >= 0 required
  +x16 >= 16 1e6
  +x35 >= 0 required
  +x19 >= 0 required
  +x33 >= 16 1e6
  +x33 == 16 1e6
  +x12 >= 125 1e6
  +x13 == 21 1e6
  +x13 >= 21 1e6
  +x5 >= 0 required
  +x8 >= 119 1e5
  +x21 == 24 1
  +x21 >= 24 1e6
  +x23 >= 125 1e6
  """
