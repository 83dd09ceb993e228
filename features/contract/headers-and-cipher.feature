Feature: What travels between browser and bank
  Every call carries the same headers, its body is encrypted, and the bank receives the fields that its documentation names.

  Background:
    Given a company with these people:
      | Ama | Single |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |

  @S1-7-01..06 @S3-1-09 @S3-7-01 @S1-7-36
  Scenario: Every call has the specified headers
    Given Ama signs in
    And Ama has opened the report "Transfers > Between Own Accounts"
    When Ama presses "Apply filters"
    Then Ama is told "No Transaction Found"
    And every call of Ama's browser goes to "/corporate-banking/api" and carries:
      | appVersion   | 1.2              |
      | languageCode | 1                |
      | countryCode  | 1                |
      | channel      | INTERNET-BANKING |
      | deviceId     | any              |
    And every call of Ama's browser names the same device

  @S1-7-07
  Scenario: The session header holds the session of the signed-in user
    Given Ama has signed in
    When Ama opens the menu entry "My Requests"
    Then the bank has been asked for "POST /transfer/myRequest" under the headers:
      | sessionId | masked |

  @S1-7-38
  Scenario: Before the sign-in the session header is present and empty
    When Ama enters her user name and password
    Then Ama sees the dialog "OTP Verification"
    And every call of Ama's browser goes to "/corporate-banking/api" and carries:
      | sessionId |  |

  @S1-7-08..10 @S1-7-37 @S3-7-02..03
  Scenario: Bodies are encrypted forms, and answers are encrypted too
    When Ama signs in
    Then no body of Ama's calls can be read
    And no answer to Ama's calls can be read

  @S1-7-08..09 @S3-7-02..03
  Scenario: The fields of a list of requests travel in an encrypted body
    Given a company with these people:
      | Efua | Authorizer |
    And Efua has signed in
    When Efua opens the menu entry "Pending Requests"
    Then Efua is told "No pending requests yet"
    And no body of Efua's calls can be read
    And no address of a POST of Efua's browser has fields

  @S1-7-11 @S3-1-10
  Scenario: An answer with an unknown code is no success, even if it needs no other field
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has opened the menu entry "Dashboard"
    And Efua has begun to reject the request
    And the bank answers "POST /transfer/rejection" with the code 7
    When Efua rejects the request because "Wrong account"
    Then Efua is told "Something went wrong. Please try again."

  @S1-7-11 @S3-1-10
  Scenario: An answer with a code other than 0 is an error
    Given Ama has signed in
    And the bank answers "POST /transfer/myRequest" with the code 7
    When Ama opens the menu entry "My Requests"
    Then Ama is told "Oops, something went wrong!"

  @S1-7-12
  Scenario: An answer with HTTP 401 is read like any other
    Given the bank answers "POST /customer/authenticate" with HTTP 401 and "Password is wrong."
    When Ama enters her user name and password
    Then Ama is told "Password is wrong."

  @S1-3-19 @S1-3-85 @S1-7-13 @S1-2.3-02..03
  Scenario: The check of the password is sent as specified
    When Ama signs in
    Then the bank has been asked for "POST /customer/authenticate" with:
      | username        | Ama's user name |
      | password        | masked        |
      | deviceID        | any           |
      | longitude       | 0             |
      | latitude        | 0             |
      | deviceModel     | any           |
      | isRootConsented | false         |
    And the bank has answered "POST /customer/authenticate" with loginId, accountNumber, email, fullname and phoneNumber

  @S1-4-09 @S1-7-14 @S1-7-16 @S1-7-39 @S1-3-84
  Scenario: The request and check of a sign-in code are sent as specified
    When Ama signs in
    Then the bank has been asked for "POST /customer/otp/generateOtp" with:
      | username | Ama's user name |
      | deviceId | any           |
    And the bank has answered "POST /customer/otp/verify/{otp}/false/{userName}" with sessionId, companyName, lastLoginTime, sessionTimeoutInSeconds, menus, roles, firstLogin, passwordChangeRequired, firstName and lastName

  @S1-7-23 @S1-3-32..33 @S2-3-006
  Scenario: The request for the accounts is sent as specified
    When Ama signs in
    Then the bank has been asked for "GET /customer/accounts" with:
      | loginId | any |
    And the bank has answered "GET /customer/accounts" with accountNumber, accountName, currency, availableBalance, bookBalance, primaryAccount and bankName

  @S2-3-013..019 @S2-3-028..033 @S2-3-036 @S2-7-27 @S2-9-09..11
  Scenario: A transfer between own accounts is sent as specified
    Given Ama has signed in
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then the bank has been asked for "POST /transfer/toSelf" with:
      | sourceAccount        | the Current account |
      | sourceAccountType    | Current             |
      | destinationAccountNo | the Savings account |
      | destinationAccountName | any               |
      | destinationBankName  | FAMBNK              |
      | destinationBankCode  | 300316              |
      | amount               | 150.00              |
      | currencyCode         | GHS                 |
      | narration            | Between accounts    |
      | transType            | OWN-TRANSFER        |
      | passwordType         | OTP                 |
      | password             | masked              |
    And the bank has answered "POST /transfer/toSelf" with description and transactionId

  @S1-4-18 @S1-4-20 @S1-7-15 @S1-7-17 @S1-7-32 @S2-4-04 @S2-4-06 @S2-7-23..26 @S3-3-106
  Scenario: The code is checked before the payment is sent
    Given Ama has signed in
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then the bank has been asked, in this order, for:
      | POST /customer/otp/generate |
      | POST /customer/otp/verify/{otp}/false/{userName} |
      | POST /transfer/toSelf       |
    And the bank has been asked for "POST /customer/otp/verify/{otp}/false/{userName}" with:
      | userName | Ama's user name |
      | otp      | masked        |
      | otpPin   | masked        |

  @S1-7-18 @S2-7-24 @S3-7-18
  Scenario: A wrong code is answered with the number of tries left
    Given Ama has signed in
    And Ama has begun to move GHS 150.00 from the Current account to the Savings account
    When Ama enters a wrong code
    Then the bank has answered "POST /customer/otp/verify/{otp}/false/{userName}" with:
      | failureCount | 2   |
      | description  | any |

  @S3-4-06 @S3-4-22..23 @S3-7-04..05 @S3-7-11 @S3-7-15..17 @S3-3-08..09 @S3-3-43 @S3-2.2-14
  Scenario: The calls of an approval are sent as specified
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    When Efua approves the request with the code sent to her
    Then the bank has been asked, in this order, for:
      | POST /customer/otp/generate |
      | POST /customer/otp/verify/{otp}/false/{userName} |
      | POST /transfer/approval     |
    And the bank has been asked for "POST /transfer/approval" with:
      | transactionId  | the request  |
      | transType      | OWN-TRANSFER |
      | requestType    | SINGLE       |
      | approvalStatus | APPROVE      |
      | passwordType   | OTP          |
      | password       | masked       |

  @S3-7-13 @S3-4-22..23
  Scenario: The call of a rejection is sent as specified
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has begun to reject the request
    When Efua rejects the request because "Wrong account"
    Then the bank has been asked for "POST /transfer/rejection" with:
      | transactionId  | the request   |
      | transType      | OWN-TRANSFER  |
      | requestType    | SINGLE        |
      | approvalStatus | REJECT        |
      | reason         | Wrong account |

  @S3-4-38 @S3-7-35 @S3-7-17
  Scenario: The calls of a recall are sent as specified
    Given a company with these people:
      | Kofi | Initiator |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    When Kofi recalls the request with the code sent to him
    Then the bank has been asked, in this order, for:
      | POST /customer/otp/generate       |
      | POST /customer/otp/verify/{otp}/false/{userName} |
      | POST /transfer/transactionRecall  |
    And the bank has been asked for "POST /transfer/transactionRecall" with:
      | transactionId | the request |
      | passwordType  | OTP         |
      | password      | masked      |

  @S3-7-19..23 @S3-9-04..05
  Scenario: The request for the user's own requests is sent as specified
    Given Ama has signed in
    When Ama opens the menu entry "My Requests"
    Then the bank has been asked for "POST /transfer/myRequest" with:
      | transType   | OWN-TRANSFER |
      | requestType | SINGLE       |
      | pageNumber  | 1            |
      | pageSize    | 10           |
